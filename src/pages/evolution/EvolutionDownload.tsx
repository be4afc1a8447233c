import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Company } from '@/features/companies';
import { useEvolutionPart, type ChartTarget, type useModelSteps } from '@/features/evolution';
import { useMovementPart, type MovementChoice } from '@/features/movement';
import {
  combineDownloadables,
  mapDownloadable,
  type Downloadable,
} from '@/shared/download/Downloadable';
import { DownloadMenu } from '@/shared/download/DownloadMenu';
import { composeReport } from '@/shared/download/Report';

interface Props {
  company: Company;
  compared: Company | null;
  targets: Downloadable<readonly ChartTarget[]>;
  comparedTargets: Downloadable<readonly ChartTarget[]>;
  /** The weeks in which the model changed. */
  changes: ReturnType<typeof useModelSteps>['marks'];
  /** The movement that the page explains; null for none. */
  explained: MovementChoice | null;
}

/** The evolution page as a file: the weeks of one company, or of two with differences, and what moved them. */
export function EvolutionDownload({ company, compared, explained, ...goals }: Props) {
  const { t } = useTranslation('evolution');
  const weeks = useEvolutionPart(company.id, {
    comparedId: compared?.id ?? null,
    comparesYears: true,
    ...goals,
  });
  const parts = combineDownloadables([weeks, useMovementPart(company.id, explained)]);
  const names = compared
    ? t('report.both', { shown: company.name, compared: compared.name })
    : company.name;
  const report = mapDownloadable(
    parts,
    (present) => () =>
      composeReport({ title: t('title'), company: names, date: new Date() }, present),
  );
  const companyIds = compared ? [company.id, compared.id] : [company.id];
  return <DownloadMenu report={report} contents="evolution" companyIds={companyIds} />;
}
