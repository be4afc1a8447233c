import { TOTAL, driverTitle } from '@contract/fields/naming';
import type { ReportTable } from '@/shared/download/Report';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useGetTargetsQuery } from './targetsApi';
import { useTargetTexts } from './useTargetTexts';

const GLOBAL_AVERAGE = 'Global Average';

/** The present targets of a company as a table of a report; null if there are none. */
export function useTargetsTable(companyId: string): ReportTable | null {
  const { t } = useTranslation('targets');
  const nameOf = useNames();
  const texts = useTargetTexts();
  const { currentData = [] } = useGetTargetsQuery(companyId);
  const present = currentData.filter(({ endedAt }) => endedAt === null);
  if (present.length === 0) return null;
  return {
    title: t('report.title'),
    columns: [
      { header: t('report.driver'), kind: 'text' },
      { header: t('report.average'), kind: 'score' },
      { header: t('report.target'), kind: 'score' },
      { header: t('report.dueOn'), kind: 'text' },
      { header: t('report.status'), kind: 'text' },
      { header: t('report.expected'), kind: 'score' },
      { header: t('report.plan'), kind: 'score' },
    ],
    rows: present.map((target) => [
      nameOf(target.driver === TOTAL ? GLOBAL_AVERAGE : driverTitle(target.driver)),
      target.average,
      target.value,
      target.dueOn,
      texts.status(target),
      target.expected,
      target.planAverage,
    ]),
  };
}
