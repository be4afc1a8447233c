import { Form, Input, Radio } from 'antd';
import { addDays } from '@contract/days';
import type { NewShare, ReviewShareDto } from '@contract/reviews/reviewPayloads';
import { REVIEW_LIMITS, type ShareScope } from '@contract/reviews/reviews';
import { useState } from 'react';
import { isApiError } from '@/shared/api/errors/ApiError';
import { useQueryView } from '@/shared/api/useQueryView';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Failure } from '@/shared/lib/useSubmission';
import { useToday } from '@/shared/time/useClock';
import { DialogFrame } from '@/shared/ui/dialog/DialogFrame';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { SkeletonBlock } from '@/shared/ui/loading/SkeletonBlock';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import type { Review } from '../Review';
import {
  useGetReviewSharesQuery,
  useShareReviewMutation,
  useUnshareReviewMutation,
} from '../reviewsApi';
import styles from './ShareDialog.module.css';

interface Props {
  review: Review;
  open: boolean;
  onClose: () => void;
}

interface Values {
  recipient: string;
  ends_on: string;
  scope: ShareScope;
}

const WIDTH = '34rem';
const USUAL_DAYS = 30;

/** Creates a link for somebody without an account, and lists those that exist. */
export function ShareDialog({ review, open, onClose }: Props) {
  const { t } = useTranslation('reviews');
  const today = useToday();
  const [share] = useShareReviewMutation();
  const [created, setCreated] = useState<NewShare | null>(null);
  const failureOf = (error: unknown): Failure =>
    isApiError(error)
      ? { message: error.message ?? t('share.failed'), fields: error.fields }
      : { message: t('share.failed') };

  return (
    <>
      <FormDialog<Values>
        title={t('share.title', { name: review.name })}
        open={open}
        width={WIDTH}
        submitLabel={t('share.submit')}
        initialValues={{ recipient: '', ends_on: addDays(today, USUAL_DAYS), scope: 'page' }}
        canSubmit={({ recipient = '' }) => recipient.trim() !== ''}
        onSubmit={async (values) => {
          setCreated(await share({ review_id: review.id, ...values }).unwrap());
        }}
        failureOf={failureOf}
        onClose={onClose}
      >
        <p>{t('share.intro')}</p>
        <Form.Item name="recipient" label={t('share.recipient')}>
          <Input maxLength={REVIEW_LIMITS.recipientLength} />
        </Form.Item>
        <Form.Item name="ends_on" label={t('share.endsOn')}>
          <Input type="date" min={today} max={addDays(today, REVIEW_LIMITS.shareDays)} />
        </Form.Item>
        <Form.Item name="scope" label={t('share.scope')}>
          <Radio.Group
            options={[
              { value: 'page', label: t('share.page') },
              { value: 'proof', label: t('share.proof') },
            ]}
          />
        </Form.Item>
        {open && <Shares reviewId={review.id} today={today} />}
      </FormDialog>
      <DialogFrame
        title={t('share.title', { name: review.name })}
        open={created !== null}
        width={WIDTH}
        busy={false}
        onClose={() => setCreated(null)}
      >
        {created && <NewLink url={created.url} />}
      </DialogFrame>
    </>
  );
}

function NewLink({ url }: { url: string }) {
  const { t } = useTranslation('reviews');
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => notify.success(t('share.copied')),
      () => undefined,
    );
  return (
    <div className={styles.link}>
      <p>{t('share.once')}</p>
      <Input
        readOnly
        value={url}
        aria-label={t('share.link')}
        onFocus={({ target }) => target.select()}
      />
      <PlainButton variant="primary" onClick={() => void copy()}>
        {t('share.copy')}
      </PlainButton>
    </div>
  );
}

function Shares({ reviewId, today }: { reviewId: string; today: string }) {
  const { t } = useTranslation('reviews');
  const shares = useQueryView(useGetReviewSharesQuery(reviewId));
  return (
    <section aria-label={t('share.list')}>
      <h4 className={styles.title}>{t('share.list')}</h4>
      {shares.state === 'loading' && <SkeletonBlock />}
      {shares.state === 'failed' && <ErrorPanel error={shares.error} onRetry={shares.retry} />}
      {shares.state === 'ready' && (
        <ul className={styles.shares}>
          {shares.data.length === 0 && <li className={styles.quiet}>{t('share.noShares')}</li>}
          {shares.data.map((one) => (
            <Share key={one.id} share={one} today={today} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Share({ share, today }: { share: ReviewShareDto; today: string }) {
  const { t } = useTranslation('reviews');
  const { shortDay } = useFormats();
  const notify = useNotify();
  const [revoke, { isLoading }] = useUnshareReviewMutation();
  const { id, recipient, ends_on, revoked_at, opened } = share;
  const isOver = ends_on < today;
  const state = [
    t('share.until', { day: shortDay(ends_on) }),
    t('share.opened', { count: opened }),
    ...(revoked_at === null ? [] : [t('share.revoked')]),
    ...(isOver ? [t('share.over')] : []),
  ];
  const run = () =>
    revoke(id)
      .unwrap()
      .catch(() => notify.failure(t('share.revokeFailed')));
  return (
    <li className={styles.share}>
      <span>
        {recipient} <span className={styles.quiet}>{state.join(' · ')}</span>
      </span>
      {revoked_at === null && !isOver && (
        <PlainButton
          size="small"
          loading={isLoading}
          aria-label={t('share.revokeLabel', { recipient })}
          onClick={() => void run()}
        >
          {t('share.revoke')}
        </PlainButton>
      )}
    </li>
  );
}
