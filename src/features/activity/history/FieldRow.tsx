import { unitOf } from '@contract/fields/units';
import type { AnswerValue } from '@contract/answer';
import { useSelector } from 'react-redux';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useMoney } from '@/shared/money/useMoney';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { activityApi } from '../activityApi';
import { selectDraft, type WithSaving } from '../saving/savingSlice';
import { useFieldFormat } from '../drafts/useFieldFormat';
import { draftKey } from '../saving/draft/Draft';
import type { FieldChange } from './AnswerChange';
import utilities from '@/shared/ui/layout/utilities.module.css';
import styles from './HistoryPanel.module.css';
import type { AnswerInArea } from './replaceValue';
import type { Restore } from './useRestore';

interface Props {
  ids: AnswerInArea;
  change: FieldChange;
  /** Null for people who may not save answers. */
  restore: Restore | null;
}

/** A field of a change, with its values before and after, and the way back to the former. */
export function FieldRow({ ids, change, restore }: Props) {
  const { t } = useTranslation('activity');
  const wordsOf = useChangeWords(change);
  const unit = unitOf(change.field);
  const money = useMoney();

  return (
    <li className={styles.row}>
      <span>
        <span className={styles.name}>
          {t(`field.${change.field}`)}
          {unit && ` (${t(`unit.${unit}`, { money: money.unit })})`}
        </span>{' '}
        <span aria-hidden className={styles.values}>
          {wordsOf(change.before) ?? '–'} → {wordsOf(change.after) ?? '–'}
        </span>
        <span className={utilities.visuallyHidden}>
          {t('history.change', {
            before: wordsOf(change.before) ?? t('field.unset'),
            after: wordsOf(change.after) ?? t('field.unset'),
          })}
        </span>
      </span>
      {restore && change.before !== null && (
        <RestoreButton
          ids={ids}
          field={change.field}
          value={change.before}
          words={wordsOf(change.before) ?? ''}
          onRestore={restore}
        />
      )}
    </li>
  );
}

/** Formats the values of a change; null remains null. Two values of the same level also show their number. */
function useChangeWords({ field, before, after }: FieldChange) {
  const formatField = useFieldFormat();
  const isAlike = before !== after && formatField(field, before) === formatField(field, after);
  return (value: AnswerValue) => {
    if (value === null) return null;
    return isAlike ? `${formatField(field, value)} (${value})` : formatField(field, value);
  };
}

interface RestoreProps {
  ids: AnswerInArea;
  field: FieldChange['field'];
  value: AnswerValue;
  words: string;
  onRestore: Restore;
}

/** Present where the form shows another value. */
function RestoreButton({ ids, field, value, words, onRestore }: RestoreProps) {
  const { t } = useTranslation('activity');
  const { companyId, activityId } = ids;
  const { saved } = activityApi.endpoints.getAnswer.useQueryState(
    { companyId, activityId },
    { selectFromResult: ({ data }) => ({ saved: data?.values[field] }) },
  );
  const edit = useSelector((state: WithSaving) => selectDraft(state, draftKey(ids))?.edits[field]);
  const present = edit ? edit.value : saved;
  if (present === undefined || present === value) return null;

  return (
    <PlainButton
      size="small"
      aria-label={t('history.restoreField', { value: words, field: t(`field.${field}`) })}
      onClick={() => onRestore({ field, value, words, present })}
    >
      {t('history.restore', { value: words })}
    </PlainButton>
  );
}
