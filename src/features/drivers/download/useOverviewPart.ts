import { driverTitle } from '@contract/fields/naming';
import {
  joinDownloadables,
  mapDownloadable,
  toDownloadable,
  type Downloadable,
} from '@/shared/download/Downloadable';
import type { ReportPart } from '@/shared/download/Report';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { isUnrated } from '../Driver';
import { compareByAverage } from '../DriverDetail';
import { useGetDriversQuery, useGetSubdriversQuery } from '../driversApi';
import { ratingsTable } from './driverTables';
import { useReportWords } from './reportWords';

/** A company's drivers and all its sub-drivers, the weakest first, as a part of a report. */
export function useOverviewPart(companyId: string): Downloadable<ReportPart> {
  const { t } = useTranslation('drivers');
  const words = useReportWords();
  const { grades, nameOf, notes } = words;
  const ratings = toDownloadable(useGetDriversQuery(companyId), isUnrated);
  const listed = toDownloadable(useGetSubdriversQuery(companyId));

  return mapDownloadable(
    joinDownloadables(ratings, listed),
    ([{ drivers, bases }, subdrivers]) => ({
      tables: [
        ratingsTable(drivers, bases, { ...words, t }),
        {
          title: t('report.subdrivers'),
          columns: [
            { header: t('report.subdriver'), kind: 'text' },
            { header: t('report.driver'), kind: 'text' },
            { header: t('report.average'), kind: 'average' },
            { header: t('report.grade'), kind: 'text' },
            { header: t('report.scored'), kind: 'count' },
            { header: t('report.total'), kind: 'count' },
          ],
          rows: subdrivers
            .toSorted(compareByAverage('worse'))
            .map(({ name, driver, average, grade, scored, total }) => [
              ...[nameOf(name), nameOf(driverTitle(driver)), average],
              ...[grade && grades[grade], scored, total],
            ]),
        },
      ],
      notes: [notes.driver, notes.total, notes.grade],
    }),
  );
}
