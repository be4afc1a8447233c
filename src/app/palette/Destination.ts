import type { Company } from '@/features/companies';
import type { Command } from '@/shared/routing/useCommand';

/** An entry of the palette. */
export interface Destination {
  /** Unique among all groups. */
  id: string;
  label: string;
  /** Shown beside the label. */
  hint?: string;
  /** A path to open, or a company to show; `found` if it was found on the server. */
  to: { path: string; command?: Command } | { companyId: string; found?: Company };
}

export interface DestinationGroup {
  name: 'pages' | 'commands' | 'companies' | 'drivers' | 'actions';
  found: readonly Destination[];
  /** The server has found more than these. */
  hasMore?: boolean;
}
