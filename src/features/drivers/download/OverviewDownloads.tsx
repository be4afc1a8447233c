import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { mapDownloadable, toDownloadable, type Downloadable } from '@/shared/download/Downloadable';
import { DownloadMenu } from '@/shared/download/DownloadMenu';
import type { ReportPart, ReportTable } from '@/shared/download/Report';
import { useNames } from '@/shared/i18n/useNames';
import { hasNoFigures } from '../Driver';
import type { ActionOrder } from '../DriverDetail';
import {
  driverReport,
  overviewReport,
  ratingsNotes,
  ratingsTable,
  type ReportWords,
} from './driverReports';
import { useGetDriverQuery, useGetDriversQuery, useGetSubdriversQuery } from '../driversApi';
import { rateGroups } from '../Subdriver';

interface Props {
  company: { id: string; name: string };
}

interface OverviewProps extends Props {
  /** Follow the ratings, such as the targets. */
  tables?: readonly ReportTable[];
}

/** A menu that downloads the ratings of all drivers. */
export function OverviewDownload({ company, tables = [] }: OverviewProps) {
  const words = useReportWords();
  const drivers = toDownloadable(useGetDriversQuery(company.id), hasNoFigures);
  const report = mapDownloadable(drivers, (data) => () => {
    const report = overviewReport(data, { company: company.name, date: new Date(), words });
    return { ...report, tables: [...report.tables, ...tables] };
  });
  return <DownloadMenu report={report} />;
}

interface DriverProps extends Props {
  driverName: string;
  order: ActionOrder;
}

/** A menu that downloads one driver's rating and actions. */
export function DriverDownload({ company, driverName, order }: DriverProps) {
  const words = useReportWords();
  const { currentData: subdrivers = [] } = useGetSubdriversQuery(company.id);
  const driver = toDownloadable(
    useGetDriverQuery({ companyId: company.id, driverName }),
    ({ average }) => average === null,
  );
  const report = mapDownloadable(
    driver,
    (data) => () =>
      driverReport(data, rateGroups(data, subdrivers, order), order, {
        company: company.name,
        date: new Date(),
        words,
      }),
  );
  return <DownloadMenu report={report} />;
}

/** The ratings of all drivers, as a part of a report. */
export function useRatingsPart(companyId: string | null): Downloadable<ReportPart> {
  const words = useReportWords();
  return mapDownloadable(
    toDownloadable(useGetDriversQuery(companyId ?? skipToken), hasNoFigures),
    (drivers) => ({
      tables: [ratingsTable(drivers, words)],
      notes: ratingsNotes(words),
    }),
  );
}

function useReportWords(): ReportWords {
  const { t } = useTranslation(['drivers', 'shared']);
  const nameOf = useNames();
  return {
    overview: t('overview.title'),
    ratings: t('overview.ratings'),
    actions: t('driver.actions'),
    driver: t('report.driver'),
    subdriver: t('report.subdriver'),
    subdrivers: t('report.subdrivers'),
    scored: t('report.scored'),
    total: t('report.total'),
    number: t('report.number'),
    action: t('report.action'),
    average: t('report.average'),
    score: t('report.score'),
    grade: t('report.grade'),
    grades: {
      High: t('shared:grade.High'),
      Medium: t('shared:grade.Medium'),
      Low: t('shared:grade.Low'),
    },
    notes: {
      driver: { subject: t('report.driver'), text: t('explain.driver') },
      total: { subject: nameOf('Global Average'), text: t('explain.total') },
      action: { subject: t('report.action'), text: t('explain.actionScore') },
      grade: { subject: t('report.grade'), text: t('explain.grade') },
    },
    nameOf,
  };
}
