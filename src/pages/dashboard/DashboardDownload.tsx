import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Company } from '@/features/companies';
import { useRatingsPart } from '@/features/drivers';
import { useEvolutionPart, type ChartTarget } from '@/features/evolution';
import { useAreasPart } from '@/features/impactAreas';
import {
  combineDownloadables,
  mapDownloadable,
  type Downloadable,
} from '@/shared/download/Downloadable';
import { DownloadMenu } from '@/shared/download/DownloadMenu';
import { composeReport } from '@/shared/download/Report';

interface Props {
  /** Null while the company is loading. */
  company: Company | null;
  targets: Downloadable<readonly ChartTarget[]>;
}

/** Downloads a company's figures on the dashboard: drivers, impact areas and evolution. */
export function DashboardDownload({ company, targets }: Props) {
  const { t } = useTranslation('pages');
  const id = company?.id ?? null;
  const parts = combineDownloadables([
    useRatingsPart(id),
    useAreasPart(id),
    useEvolutionPart(id, { targets }),
  ]);
  const report = mapDownloadable(
    parts,
    (present) => () =>
      composeReport(
        { title: t('dashboard.title'), company: company?.name ?? '', date: new Date() },
        present,
      ),
  );
  return (
    <DownloadMenu
      words="short"
      report={report}
      contents="dashboard"
      companyIds={id === null ? [] : [id]}
    />
  );
}
