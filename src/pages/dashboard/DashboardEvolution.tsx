import { EvolutionCard } from '@/features/evolution';
import type { Company } from '@/features/companies';
import { DashboardDownload } from './DashboardDownload';

export interface DashboardEvolutionProps {
  /** Null while the company is unknown. */
  companyId: string | null;
  company: Company | null;
}

/** The chart of the dashboard, with the menu that downloads the dashboard. */
export function DashboardEvolution({ companyId, company }: DashboardEvolutionProps) {
  return <EvolutionCard companyId={companyId} extra={<DashboardDownload company={company} />} />;
}
