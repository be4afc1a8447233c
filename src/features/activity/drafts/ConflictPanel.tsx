import { Alert, Button, Flex, Typography } from 'antd';
import type { AnswerFieldName } from '@contract/answer';
import dayjs from 'dayjs';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { conflictResolved, selectDraft, type WithSaving } from '../saving/savingSlice';
import styles from './ConflictPanel.module.css';
import { conflictsOf, draftKey, type ConflictingValue, type Draft } from '../saving/draft/Draft';
import { useFieldFormat } from './useFieldFormat';

/**
 * The conflicts of the open draft. It subscribes only to drafts with conflicts, so that typing does not render
 * it.
 */
export function DraftConflicts({ draftKey: key }: { draftKey: string }) {
  const draft = useSelector((state: WithSaving) => {
    const openDraft = selectDraft(state, key);
    return openDraft && conflictsOf(openDraft).length > 0 ? openDraft : undefined;
  });
  return <ConflictPanel draft={draft} />;
}

/** For each field that another person changed too, shows both values and lets the person choose one. */
export function ConflictPanel({ draft }: { draft: Draft | undefined }) {
  const { t } = useTranslation('activity');
  const conflicts = draft ? conflictsOf(draft) : [];
  if (!draft || conflicts.length === 0) return null;

  return (
    <Alert
      type="warning"
      showIcon
      title={t('conflict.title', { count: conflicts.length })}
      description={
        <ul className={styles.list}>
          {conflicts.map(([field, theirs]) => (
            <ConflictRow key={field} {...{ draft, field, theirs }} />
          ))}
        </ul>
      }
    />
  );
}

interface RowProps {
  draft: Draft;
  field: AnswerFieldName;
  theirs: ConflictingValue;
}

function ConflictRow({ draft, field, theirs }: RowProps) {
  const { t, language } = useTranslation('activity');
  const dispatch = useAppDispatch();
  const formatField = useFieldFormat();
  const name = t(`field.${field}`);
  const mine = formatField(field, draft.edits[field]?.value ?? null);
  const resolve = (keep: 'mine' | 'theirs') => () => {
    dispatch(conflictResolved({ key: draftKey(draft), field, keep, at: Date.now() }));
  };
  const author = theirs.by ?? t('conflict.someone');

  return (
    <li>
      <Typography.Text strong>{name}</Typography.Text>
      <Typography.Text>{t('conflict.mine', { value: mine })}</Typography.Text>
      <Typography.Text>
        {t('conflict.theirs', {
          author,
          value: formatField(field, theirs.value),
          time: dayjs(theirs.at).locale(language).format('D MMM, HH:mm'),
        })}
      </Typography.Text>
      <Flex gap="small" wrap>
        <Button
          size="small"
          aria-label={t('conflict.keepMineOf', { field: name, value: mine })}
          onClick={resolve('mine')}
        >
          {t('conflict.keepMine')}
        </Button>
        <Button
          size="small"
          aria-label={t('conflict.takeTheirsOf', {
            field: name,
            value: formatField(field, theirs.value),
          })}
          onClick={resolve('theirs')}
        >
          {t('conflict.takeTheirs')}
        </Button>
      </Flex>
    </li>
  );
}
