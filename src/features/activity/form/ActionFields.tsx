import { STATE_MAX, STATE_MIN, type AnswerFieldName, type AnswerValues } from '@contract/answer';
import { levelOf, LEVELS, valueOfLevel } from '@contract/scoring/scoring';
import { Typography } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useSelector } from 'react-redux';
import { selectDraft, type ActivityState } from '../activitySlice';
import { ChoiceField, type Choice } from './fields/ChoiceField';
import styles from './fields/fields.module.css';
import { NumberField } from './fields/NumberField';
import type { SetField } from './useActionForm';

const STATES: Choice[] = Array.from({ length: STATE_MAX - STATE_MIN + 1 }, (_, index) => ({
  value: STATE_MIN + index,
  label: String(STATE_MIN + index),
}));

const GRADED = ['relevance', 'criticality', 'cost', 'difficulty'] as const;

const AMOUNTS = [
  { name: 'factor_difficulty', unit: 'ofTen', max: 10 },
  { name: 'time_w', unit: 'weeks' },
  { name: 'time_thread_h', unit: 'hours' },
  { name: 'avg_cost_thread_m', unit: 'millions' },
  { name: 'est_cost_process_m', unit: 'millions' },
  { name: 'est_cost_subdriver_m', unit: 'millions' },
  { name: 'est_cost_driver_m', unit: 'millions' },
  { name: 'est_cost_company_m', unit: 'millions' },
] as const;

interface Props {
  draftKey: string;
  saved: AnswerValues;
  disabled: boolean;
  setField: SetField;
}

/** Every field of an answer: the five that make it done first, then time and cost. */
export function ActionFields({ draftKey, saved, disabled, setField }: Props) {
  const { t } = useTranslation('activity');
  const levels = useMemo(
    () =>
      LEVELS.map((level, index) => ({ value: valueOfLevel(index), label: t(`level.${level}`) })),
    [t],
  );

  return (
    <>
      <section className={styles.assessment} aria-label={t('section.assessment')}>
        <Drafted draftKey={draftKey} name="revenue_state" saved={saved.revenue_state}>
          {(value) => (
            <ChoiceField
              name="revenue_state"
              choices={STATES}
              value={value}
              disabled={disabled}
              onChange={setField}
            />
          )}
        </Drafted>
        {GRADED.map((name) => (
          <Drafted key={name} draftKey={draftKey} name={name} saved={saved[name]}>
            {(value) => (
              <ChoiceField
                name={name}
                choices={levels}
                value={levelValue(value)}
                disabled={disabled}
                onChange={setField}
              />
            )}
          </Drafted>
        ))}
      </section>
      <section aria-label={t('section.effort')}>
        <Typography.Title level={3} className={styles.part}>
          {t('section.effort')}
        </Typography.Title>
        <Typography.Paragraph type="secondary">{t('section.effortHint')}</Typography.Paragraph>
        <div className={styles.effort}>
          {AMOUNTS.map((field) => (
            <Drafted
              key={field.name}
              draftKey={draftKey}
              name={field.name}
              saved={saved[field.name]}
            >
              {(value) => (
                <NumberField {...field} value={value} disabled={disabled} onChange={setField} />
              )}
            </Drafted>
          ))}
        </div>
      </section>
    </>
  );
}

interface DraftedProps {
  draftKey: string;
  name: AnswerFieldName;
  saved: number | null;
  children: (value: number | null) => ReactNode;
}

/** What the person sees in one field: their edit over the saved value. No other field draws with it. */
function Drafted({ draftKey, name, saved, children }: DraftedProps) {
  const edit = useSelector(
    (state: { activity: ActivityState }) => selectDraft(state, draftKey)?.edits[name],
  );
  return children(edit ? edit.value : saved);
}

/** A stored 0–10 shows as the level it belongs to. */
function levelValue(stored: number | null): number | null {
  return stored === null ? null : valueOfLevel(levelOf(stored));
}
