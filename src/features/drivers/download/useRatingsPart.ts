import { skipToken } from '@reduxjs/toolkit/query/react';
import { mapDownloadable, toDownloadable, type Downloadable } from '@/shared/download/Downloadable';
import type { ReportPart } from '@/shared/download/Report';
import { isUnrated } from '../Driver';
import { useGetDriversQuery } from '../driversApi';
import { useReportWords } from './reportWords';

/** The ratings of all drivers, unrounded, as a part of a report. */
export function useRatingsPart(companyId: string | null): Downloadable<ReportPart> {
  const { nameOf, notes, grades, ...words } = useReportWords();
  return mapDownloadable(
    toDownloadable(useGetDriversQuery(companyId ?? skipToken), isUnrated),
    ({ drivers }) => ({
      tables: [
        {
          title: words.ratings,
          columns: [
            { header: words.driver, kind: 'text' },
            { header: words.average, kind: 'average' },
            { header: words.grade, kind: 'text' },
          ],
          rows: drivers.map(({ title, average, grade }) => [
            nameOf(title),
            average,
            grade && grades[grade],
          ]),
        },
      ],
      notes: [notes.driver, notes.total, notes.grade],
    }),
  );
}
