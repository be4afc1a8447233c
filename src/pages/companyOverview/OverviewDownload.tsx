import type { Company } from '@/features/companies';
import { useOverviewPart } from '@/features/drivers';
import { useAreasPart } from '@/features/impactAreas';
import { useTargetsPart } from '@/features/targets';
import { combineDownloadables, mapDownloadable } from '@/shared/download/Downloadable';
import { DownloadMenu } from '@/shared/download/DownloadMenu';
import { composeReport } from '@/shared/download/Report';
import { useTranslation } from '@/shared/i18n/useTranslation';

/** Downloads a company on one page: its drivers with their changes, its sub-drivers, its progress and its targets. */
export function OverviewDownload({ company }: { company: Company }) {
  const { t } = useTranslation('drivers');
  const figures = useOverviewPart(company.id);
  const areas = useAreasPart(company.id);
  const targets = useTargetsPart(company.id);
  // Progress alone is no overview: without scores there is nothing to download.
  const parts = 'has' in figures ? combineDownloadables([figures, areas, targets]) : figures;
  const report = mapDownloadable(
    parts,
    (present) => () =>
      composeReport(
        { title: t('overview.title'), company: company.name, date: new Date() },
        present,
      ),
  );
  return <DownloadMenu report={report} />;
}
