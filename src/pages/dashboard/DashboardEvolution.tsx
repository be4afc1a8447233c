import { EvolutionCard, useShowsTargets } from '@/features/evolution';
import type { Company } from '@/features/companies';
import { useOpenTargets } from '@/features/targets';
import { dataOf } from '@/shared/download/Downloadable';
import { DashboardDownload } from './DashboardDownload';

export interface DashboardEvolutionProps {
  /** Null while the company is unknown. */
  companyId: string | null;
  company: Company | null;
}

/** The chart of the dashboard, with the menu that downloads the dashboard. */
export function DashboardEvolution({ companyId, company }: DashboardEvolutionProps) {
  const targets = useOpenTargets(useShowsTargets() ? companyId : null);
  return (
    <EvolutionCard
      companyId={companyId}
      targets={dataOf(targets)}
      extra={<DashboardDownload {...{ company, targets }} />}
    />
  );
}
