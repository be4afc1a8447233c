import { shownPercentage } from '@contract/scoring/percentages';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { mapDownloadable, toDownloadable, type Downloadable } from '@/shared/download/Downloadable';
import type { ReportPart } from '@/shared/download/Report';
import { useNames } from '@/shared/i18n/useNames';
import { useGetImpactAreasQuery } from './impactAreasApi';

/** The company's progress in each of the seven areas, as a part of a report. */
export function useAreasPart(companyId: string | null): Downloadable<ReportPart> {
  const { t } = useTranslation('impactAreas');
  const nameOf = useNames();
  const areas = toDownloadable(useGetImpactAreasQuery(companyId ?? skipToken), (data) =>
    data.every(({ completed }) => completed === 0),
  );
  return mapDownloadable(areas, (data) => ({
    tables: [
      {
        title: t('card.title'),
        columns: [
          { header: t('report.number'), kind: 'count' },
          { header: t('report.area'), kind: 'text' },
          { header: t('report.completed'), kind: 'percent' },
        ],
        rows: data.map(({ number, title, completed }) => [
          Number(number),
          nameOf(title),
          shownPercentage(completed),
        ]),
      },
    ],
    notes: [{ subject: t('card.title'), text: `${t('explain.rule')} ${t('explain.rounding')}` }],
  }));
}
