import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { DownloadMenu } from '@/shared/download/DownloadMenu';
import { hasNoFigures } from './Driver';
import { driverReport, overviewReport, type ReportWords } from './driverReports';
import { useGetDriverQuery, useGetDriversQuery } from './driversApi';
import { selectActionOrder } from './driversSlice';

interface Props {
  company: { id: string; name: string };
}

/** The ratings of all drivers as a file. Only what the server gave is ever downloaded. */
export function OverviewDownload({ company }: Props) {
  const words = useReportWords();
  const { currentData: drivers } = useGetDriversQuery(company.id);
  const report =
    drivers && !hasNoFigures(drivers)
      ? () => overviewReport(drivers, { company: company.name, date: new Date(), words })
      : undefined;
  return <DownloadMenu report={report} />;
}

/** One driver's rating and actions as a file. */
export function DriverDownload({ company, driverName }: Props & { driverName: string }) {
  const words = useReportWords();
  const order = useSelector(selectActionOrder);
  const { currentData: driver } = useGetDriverQuery({ companyId: company.id, driverName });
  const report = driver
    ? () => driverReport(driver, order, { company: company.name, date: new Date(), words })
    : undefined;
  return <DownloadMenu report={report} />;
}

function useReportWords(): ReportWords {
  const { t } = useTranslation('drivers');
  return {
    overview: t('overview.title'),
    ratings: t('overview.ratings'),
    actions: t('driver.actions'),
    driver: t('report.driver'),
    subdriver: t('report.subdriver'),
    number: t('report.number'),
    action: t('report.action'),
    average: t('report.average'),
    score: t('report.score'),
    grade: t('report.grade'),
    notes: [t('explain.driver'), t('explain.total'), t('explain.grade')],
  };
}
