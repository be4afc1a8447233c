import { Alert, Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { draftDiscarded, selectDraft, type WithSaving } from '../saving/savingSlice';
import { editsOf, OPINION_FIELD, type Draft } from '../saving/draft/Draft';
import { useFieldFormat } from './useFieldFormat';

interface Props {
  draftKey: string;
  /** The person has no permission to change this answer, so its draft cannot be saved. */
  isReadOnly: boolean;
  /** The action's name, if the page does not show it. */
  heading?: ReactNode;
}

const isRefused = ({ phase, problem }: Draft) =>
  phase === 'rejected' && (problem?.status === 403 || problem?.status === 404);

/** Edits that cannot be saved because the person lost the role or the company. They can be copied or discarded. */
export function RefusedDraft({ draftKey, isReadOnly, heading }: Props) {
  const { t } = useTranslation('activity');
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const formatField = useFieldFormat();
  // Other drafts are not selected, so that typing does not render this component.
  const draft = useSelector((state: WithSaving) => {
    const openDraft = selectDraft(state, draftKey);
    return openDraft && (isReadOnly || isRefused(openDraft)) ? openDraft : undefined;
  });
  if (!draft) return null;

  const lines = editsOf(draft).map(([field, { value }]) =>
    field === OPINION_FIELD
      ? t('refused.opinion')
      : `${t(`field.${field}`)}: ${formatField(field, value)}`,
  );
  const copy = () => {
    navigator.clipboard.writeText(lines.join('\n')).then(
      () => notify.success(t('refused.copied')),
      () => notify.failure(t('refused.notCopied')),
    );
  };

  return (
    <Alert
      type="warning"
      showIcon
      title={t('refused.title', { count: lines.length })}
      description={
        <Flex vertical gap="small" align="start">
          {heading}
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Flex gap="small" wrap>
            <Button onClick={copy}>{t('refused.copy')}</Button>
            <Button danger onClick={() => dispatch(draftDiscarded(draftKey))}>
              {t('refused.discard')}
            </Button>
          </Flex>
        </Flex>
      }
    />
  );
}
