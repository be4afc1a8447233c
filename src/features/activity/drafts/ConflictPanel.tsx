import { Alert, Button, Flex, Typography } from 'antd';
import type { AnswerFieldName } from '@contract/answer';
import dayjs from 'dayjs';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { conflictDecided, selectDraft, type WithSaving } from '../saving/savingSlice';
import styles from './ConflictPanel.module.css';
import { conflictsOf, draftKey, type Draft, type Theirs } from '../saving/draft/Draft';
import { useFieldWords } from './useFieldWords';

/** The open draft's conflicts; a draft without any is none of its business. */
export function DraftConflicts({ draftKey: key }: { draftKey: string }) {
  const draft = useSelector((state: WithSaving) => {
    const open = selectDraft(state, key);
    return open && conflictsOf(open).length > 0 ? open : undefined;
  });
  return <ConflictPanel draft={draft} />;
}

/** Fields that somebody else changed too: both values, and the choice between them. */
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
  theirs: Theirs;
}

function ConflictRow({ draft, field, theirs }: RowProps) {
  const { t, language } = useTranslation('activity');
  const dispatch = useAppDispatch();
  const wordsOf = useFieldWords();
  const name = t(`field.${field}`);
  const mine = wordsOf(field, draft.edits[field]?.value ?? null);
  const decide = (keep: 'mine' | 'theirs') => () => {
    dispatch(conflictDecided({ key: draftKey(draft), field, keep, at: Date.now() }));
  };
  const author = theirs.by ?? t('conflict.someone');

  return (
    <li>
      <Typography.Text strong>{name}</Typography.Text>
      <Typography.Text>{t('conflict.mine', { value: mine })}</Typography.Text>
      <Typography.Text>
        {t('conflict.theirs', {
          author,
          value: wordsOf(field, theirs.value),
          time: dayjs(theirs.at).locale(language).format('D MMM, HH:mm'),
        })}
      </Typography.Text>
      <Flex gap="small" wrap>
        <Button
          size="small"
          aria-label={t('conflict.keepMineOf', { field: name, value: mine })}
          onClick={decide('mine')}
        >
          {t('conflict.keepMine')}
        </Button>
        <Button
          size="small"
          aria-label={t('conflict.takeTheirsOf', {
            field: name,
            value: wordsOf(field, theirs.value),
          })}
          onClick={decide('theirs')}
        >
          {t('conflict.takeTheirs')}
        </Button>
      </Flex>
    </li>
  );
}
