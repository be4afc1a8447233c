import { EvolutionCard, useShowsTargets, type ChartTarget } from '@/features/evolution';
import type { Company } from '@/features/companies';
import { useOpenTargets } from '@/features/targets';
import { dataOr } from '@/shared/download/Downloadable';
import { DashboardDownload } from './DashboardDownload';

export interface DashboardEvolutionProps {
  /** Null while the company is unknown. */
  companyId: string | null;
  company: Company | null;
}

const NO_TARGETS: readonly ChartTarget[] = [];

/** The chart of the dashboard, with the menu that downloads the dashboard. */
export function DashboardEvolution({ companyId, company }: DashboardEvolutionProps) {
  const targets = useOpenTargets(useShowsTargets() ? companyId : null);
  return (
    <EvolutionCard
      companyId={companyId}
      targets={dataOr(targets, NO_TARGETS)}
      extra={<DashboardDownload {...{ company, targets }} />}
    />
  );
}
