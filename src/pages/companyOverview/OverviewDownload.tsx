import type { Company } from '@/features/companies';
import { useOverviewPart } from '@/features/drivers';
import { useAreasPart } from '@/features/impactAreas';
import { useTargetColumns } from '@/features/targets';
import {
  combineDownloadables,
  mapDownloadable,
  type Downloadable,
} from '@/shared/download/Downloadable';
import { DownloadMenu } from '@/shared/download/DownloadMenu';
import { composeReport, type ReportPart } from '@/shared/download/Report';
import { useTranslation } from '@/shared/i18n/useTranslation';

/** Downloads a company on one page: its drivers with changes and targets, its sub-drivers and its progress. */
export function OverviewDownload({ company }: { company: Company }) {
  const { t } = useTranslation('drivers');
  const figures = useOverviewPart(company.id);
  const areas = useAreasPart(company.id);
  const targets = useTargetColumns(company.id);
  // Progress alone is no overview: without scores there is nothing to download.
  const parts =
    'has' in figures ? combineDownloadables([withTargets(figures.has, targets), areas]) : figures;
  const report = mapDownloadable(
    parts,
    (present) => () =>
      composeReport(
        { title: t('overview.title'), company: company.name, date: new Date() },
        present,
      ),
  );
  return <DownloadMenu report={report} contents="overview" companyIds={[company.id]} />;
}

/** Adds the targets to the first table, which contains the drivers. */
function withTargets(
  part: ReportPart,
  addTargets: ReturnType<typeof useTargetColumns>,
): Downloadable<ReportPart> {
  return mapDownloadable(addTargets, (add) => ({
    ...part,
    tables: part.tables.map((table, index) => (index === 0 ? add(table) : table)),
  }));
}
