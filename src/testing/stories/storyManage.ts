import type { GetWorkspacesQuery, RecentlyDeletedQuery } from '@/shared/api/generated/operations';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { companies } from './storyData';

/** Builders for the replies that the management pages request. */

type WorkspaceDto = GetWorkspacesQuery['workspaces'][number];
type DeletedDto = RecentlyDeletedQuery['recentlyDeleted'][number];

const DAY_MS = 24 * 60 * 60 * 1000;

/** The time this number of days from now. */
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

export const WORKSPACE_NAMES = [
  'Food and Household Group',
  'Industrial Works Group',
  'Transport and Energy Group',
  'Health and Media Group',
];

/** A workspace with this number of companies. */
export function workspace(
  { id, name, ...parts }: Partial<WorkspaceDto> = {},
  companyCount = 3,
): WorkspaceDto {
  return {
    id: id ?? 'workspace-1',
    name: name ?? 'Food and Household Group',
    companies: companies(companyCount).map((company) => ({
      id: `${id ?? 'workspace-1'} ${company.id}`,
      name: company.name,
      image: null,
      activated: true,
    })),
    collaborators: [],
    ...parts,
  };
}

/** This number of workspaces. From the fifth on their names have a number, so that they differ. */
export function workspaces(count = WORKSPACE_NAMES.length, companyCount = 3): GetWorkspacesQuery {
  return {
    workspaces: Array.from({ length: count }, (_, index) => {
      const round = Math.floor(index / WORKSPACE_NAMES.length);
      const name = WORKSPACE_NAMES[index % WORKSPACE_NAMES.length] ?? '';
      const parts = { id: `workspace-${index + 1}`, name: round ? `${name} ${round + 1}` : name };
      return workspace(parts, companyCount);
    }),
  };
}

function deleted(parts: Partial<DeletedDto> = {}): DeletedDto {
  return {
    kind: 'company',
    id: 'company-9',
    name: 'Longmeadow Bus Lines',
    deleted_by: ACCOUNT_NAMES.admin,
    deleted_at: inDays(-7),
    purge_at: inDays(7),
    ...parts,
  };
}

/** This number of deleted items, alternating between companies and workspaces. */
export function deletedItems(count: number): RecentlyDeletedQuery {
  return {
    recentlyDeleted: Array.from({ length: count }, (_, index) =>
      deleted({
        id: `deleted-${index}`,
        kind: index % 2 ? 'workspace' : 'company',
        name: index % 2 ? `Former Group ${index + 1}` : `Former Works ${index + 1}`,
        deleted_by: index % 3 ? ACCOUNT_NAMES.admin : null,
        purge_at: inDays(1 + (index % 14)),
      }),
    ),
  };
}
