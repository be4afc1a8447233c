import { historyWeekOf } from '@contract/scoring/weeks';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Checkbox } from 'antd';
import { useMemo, useState } from 'react';
import { useIsOffered } from '@/shared/api/features/views';
import { useFormats } from '@/shared/i18n/formats';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { Card } from '@/shared/ui/card/Card';
import type { ChartTarget } from '../model/trajectory';
import styles from './ModelSteps.module.css';
import { useGetModelStepsQuery, type ModelSteps as Steps } from './stepsApi';

/** The steps of the model in a company's averages, and whether the chart shows its averages like for like. */
export function useModelSteps(companyId: string) {
  const { t } = useTranslation('model');
  const hasModel = useIsOffered('model');
  const [isShown, setShown] = useState(false);
  const { currentData, isLoading } = useGetModelStepsQuery(hasModel ? companyId : skipToken);
  const lines = useMemo(
    () =>
      isShown && currentData ? currentData.alike.map((one) => lineOf(one, t('steps.alike'))) : NONE,
    [currentData, isShown, t],
  );
  const marks = useMemo(
    () =>
      (currentData?.steps ?? []).map(({ appliedAt }) => ({
        ...historyWeekOf(new Date(appliedAt)),
        label: t('steps.mark'),
      })),
    [currentData, t],
  );
  return { steps: currentData?.steps ?? [], marks, lines, isLoading, isShown, setShown };
}

const NONE: readonly ChartTarget[] = [];

function lineOf({ driver, points }: Steps['alike'][number], text: string): ChartTarget {
  const [first, ...others] = points;
  const last = others.at(-1) ?? first;
  return {
    ...{ driver, text, isLine: true },
    startOn: first?.on ?? '',
    startAverage: first?.value ?? null,
    milestones: others.slice(0, -1),
    value: last?.value ?? 0,
    dueOn: last?.on ?? '',
  };
}

/** When the model changed, and what each step moved; nothing where it never changed. */
export function ModelSteps({
  steps,
  isShown,
  setShown,
}: Omit<ReturnType<typeof useModelSteps>, 'marks' | 'lines' | 'isLoading'>) {
  const { t } = useTranslation('model');
  const { shortDay, score } = useFormats();
  const nameOf = useNames();
  const figure = (average: number | null) => (average === null ? '–' : score(average));
  if (steps.length === 0) return null;
  return (
    <Card>
      <div className={styles.steps}>
        <Checkbox checked={isShown} onChange={({ target }) => setShown(target.checked)}>
          {t('steps.alike')}
        </Checkbox>
        <p className={styles.hint}>{t('steps.hint')}</p>
        <ul className={styles.list} aria-label={t('steps.title')}>
          {steps.map(({ versionId, note, appliedAt, values }) => (
            <li key={versionId}>
              <strong>{t('steps.step', { day: shortDay(appliedAt.slice(0, 10)) })}</strong> {note}
              {values.length > 0 &&
                `: ${values
                  .map(
                    ({ driver, before, after }) =>
                      `${nameOf(driver)} ${figure(before)} → ${figure(after)}`,
                  )
                  .join(' · ')}`}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
