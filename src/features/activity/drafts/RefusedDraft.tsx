import { Alert, Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { draftDiscarded, selectDraft, type WithSaving } from '../saving/savingSlice';
import { editsOf, type Draft } from '../saving/draft/Draft';
import { useFieldWords } from './useFieldWords';

interface Props {
  draftKey: string;
  /** The person may not change this answer, so nothing of it can be saved. */
  isReadOnly: boolean;
  /** Names the action where the page does not. */
  heading?: ReactNode;
}

const isRefused = ({ phase, problem }: Draft) =>
  phase === 'rejected' && (problem?.status === 403 || problem?.status === 404);

/** Edits that cannot be saved, because the role or the company is gone: to copy or to discard. */
export function RefusedDraft({ draftKey, isReadOnly, heading }: Props) {
  const { t } = useTranslation('activity');
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const fieldWords = useFieldWords();
  // Any other draft is not selected, so that typing draws nothing here.
  const draft = useSelector((state: WithSaving) => {
    const found = selectDraft(state, draftKey);
    return found && (isReadOnly || isRefused(found)) ? found : undefined;
  });
  if (!draft) return null;

  const lines = editsOf(draft).map(
    ([field, { value }]) => `${t(`field.${field}`)}: ${fieldWords(field, value)}`,
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
