import { STATE_MAX, STATE_MIN, type AnswerValues } from '@contract/answer';
import { levelOf, LEVELS, valueOfLevel } from '@contract/scoring';
import { Typography } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceField, type Choice } from './ChoiceField';
import styles from './fields.module.css';
import { NumberField } from './NumberField';
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
  values: AnswerValues;
  disabled: boolean;
  setField: SetField;
}

/** Every field of an answer: the five that make it done first, then time and cost. */
export function ActionFields({ values, disabled, setField }: Props) {
  const { t } = useTranslation('activity');
  const levels = useMemo(
    () =>
      LEVELS.map((level, index) => ({ value: valueOfLevel(index), label: t(`level.${level}`) })),
    [t],
  );

  return (
    <>
      <section className={styles.assessment} aria-label={t('section.assessment')}>
        <ChoiceField
          name="revenue_state"
          choices={STATES}
          value={values.revenue_state}
          disabled={disabled}
          onChange={setField}
        />
        {GRADED.map((name) => (
          <ChoiceField
            key={name}
            name={name}
            choices={levels}
            value={levelValue(values[name])}
            disabled={disabled}
            onChange={setField}
          />
        ))}
      </section>
      <section aria-label={t('section.effort')}>
        <Typography.Title level={3} className={styles.part ?? ''}>
          {t('section.effort')}
        </Typography.Title>
        <Typography.Paragraph type="secondary">{t('section.effortHint')}</Typography.Paragraph>
        <div className={styles.effort}>
          {AMOUNTS.map((field) => (
            <NumberField
              key={field.name}
              {...field}
              value={values[field.name]}
              disabled={disabled}
              onChange={setField}
            />
          ))}
        </div>
      </section>
    </>
  );
}

/** A stored 0–10 shows as the level it belongs to. */
function levelValue(stored: number | null): number | null {
  return stored === null ? null : valueOfLevel(levelOf(stored));
}
