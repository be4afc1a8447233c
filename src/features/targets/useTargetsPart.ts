import { TOTAL, driverTitle } from '@contract/fields/naming';
import { mapDownloadable, toDownloadable, type Downloadable } from '@/shared/download/Downloadable';
import type { ReportPart } from '@/shared/download/Report';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Target } from './Target';
import { useGetTargetsQuery } from './targetsApi';
import { useTargetTexts } from './useTargetTexts';

const GLOBAL_AVERAGE = 'Global Average';

const isPresent = ({ endedAt }: Target) => endedAt === null;

/** The present targets of a company, as a part of a report. */
export function useTargetsPart(companyId: string): Downloadable<ReportPart> {
  const { t } = useTranslation('targets');
  const nameOf = useNames();
  const { status } = useTargetTexts();
  const query = useGetTargetsQuery(companyId);
  const targets = toDownloadable(query, (all) => !all.some(isPresent));
  return mapDownloadable(targets, (all) => ({
    notes: [],
    tables: [
      {
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
        rows: all
          .filter(isPresent)
          .map((target) => [
            nameOf(target.driver === TOTAL ? GLOBAL_AVERAGE : driverTitle(target.driver)),
            ...[target.average, target.value, target.dueOn, status(target)],
            ...[target.expected, target.planAverage],
          ]),
      },
    ],
  }));
}
