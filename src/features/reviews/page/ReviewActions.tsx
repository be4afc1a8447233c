import { Form, Input } from 'antd';
import { REVIEW_LIMITS } from '@contract/reviews/reviews';
import { LIMITS } from '@contract/limits';
import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverMessageOr, withServerMessage } from '@/shared/lib/useSubmission';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import type { Review } from '../Review';
import {
  useRemoveReviewMutation,
  useSignReviewMutation,
  useUpdateReviewMutation,
  useWithdrawReviewMutation,
} from '../reviewsApi';
import { ShareDialog } from '../share/ShareDialog';

interface Props {
  review: Review;
  userName: string;
  canTake: boolean;
  canSign: boolean;
  canShare: boolean;
  onRemoved: () => void;
}

type Opened = 'edit' | 'remove' | 'sign' | 'withdraw' | 'share' | null;

const WIDTH = '30rem';

/** What the person may do with a review in its state. */
export function ReviewActions({ review, userName, canTake, canSign, canShare, onRemoved }: Props) {
  const { t } = useTranslation('reviews');
  const [opened, setOpened] = useState<Opened>(null);
  const [update] = useUpdateReviewMutation();
  const [remove] = useRemoveReviewMutation();
  const [sign] = useSignReviewMutation();
  const [withdraw] = useWithdrawReviewMutation();
  const { id, name, summary, signedAt, secondSignedAt, withdrawnAt } = review;
  const close = () => setOpened(null);
  const isSigned = signedAt !== null;
  const signsSecond =
    isSigned && secondSignedAt === null && withdrawnAt === null && review.signedBy !== userName;
  const button = (what: NonNullable<Opened>, label: string) => (
    <PlainButton onClick={() => setOpened(what)}>{label}</PlainButton>
  );

  return (
    <>
      {canSign && !isSigned && button('sign', t('sign.action'))}
      {canSign && signsSecond && button('sign', t('sign.second'))}
      {canShare && isSigned && button('share', t('share.action'))}
      {canTake && !isSigned && button('edit', t('edit.action'))}
      {canTake && !isSigned && button('remove', t('remove.action'))}
      {canSign && isSigned && withdrawnAt === null && button('withdraw', t('withdraw.action'))}
      <FormDialog<{ name: string; summary: string }>
        title={t('edit.title', { name })}
        open={opened === 'edit'}
        width={WIDTH}
        initialValues={{ name, summary }}
        canSubmit={(values) => values.name?.trim() !== ''}
        onSubmit={(values) => update({ id, ...values }).unwrap()}
        failureOf={serverMessageOr(t('edit.failed'))}
        onClose={close}
      >
        <ReviewFields />
      </FormDialog>
      <ConfirmDialog
        title={t('remove.title', { name })}
        open={opened === 'remove'}
        danger
        confirmLabel={t('remove.submit')}
        onConfirm={() => remove(id).unwrap().then(onRemoved)}
        failureOf={withServerMessage(t('remove.failed'))}
        onClose={close}
      >
        {t('remove.text')}
      </ConfirmDialog>
      <ConfirmDialog
        title={t('sign.title', { name })}
        open={opened === 'sign'}
        confirmLabel={t('sign.submit')}
        onConfirm={() => sign(id).unwrap()}
        failureOf={withServerMessage(t('sign.failed'))}
        onClose={close}
      >
        {t(isSigned ? 'sign.secondText' : 'sign.text')}
      </ConfirmDialog>
      <FormDialog<{ reason: string }>
        title={t('withdraw.title', { name })}
        open={opened === 'withdraw'}
        width={WIDTH}
        danger
        submitLabel={t('withdraw.submit')}
        initialValues={{ reason: '' }}
        canSubmit={({ reason = '' }) => reason.trim() !== ''}
        onSubmit={({ reason }) => withdraw({ id, reason }).unwrap()}
        failureOf={serverMessageOr(t('withdraw.failed'))}
        onClose={close}
      >
        <p>{t('withdraw.text')}</p>
        <Form.Item name="reason" label={t('withdraw.reason')}>
          <Input.TextArea rows={3} maxLength={REVIEW_LIMITS.reasonLength} />
        </Form.Item>
      </FormDialog>
      <ShareDialog review={review} open={opened === 'share'} onClose={close} />
    </>
  );
}

/** The fields of a review that is not signed. */
export function ReviewFields() {
  const { t } = useTranslation('reviews');
  return (
    <>
      <Form.Item name="name" label={t('take.name')}>
        <Input maxLength={LIMITS.nameLength} placeholder={t('take.namePlaceholder')} />
      </Form.Item>
      <Form.Item name="summary" label={t('take.summary')} extra={t('take.summaryHint')}>
        <Input.TextArea rows={3} maxLength={REVIEW_LIMITS.summaryLength} />
      </Form.Item>
    </>
  );
}
