import { parseReach, type AdministratorsReach } from '@contract/permissions/reach';
import { toCollaborator, type Collaborator } from '@/shared/api/users/collaborator';
import type {
  GetWorkspaceReachesQuery,
  GetWorkspacesQuery,
} from '@/shared/api/generated/operations';
import { compareNames } from '@/shared/lib/compareNames';

interface WorkspaceCompany {
  id: string;
  name: string;
  logo: string | null;
  activated: boolean;
}

export interface Workspace {
  id: string;
  name: string;
  /** The activated companies only. */
  companies: WorkspaceCompany[];
  /** People who have accepted their invitation and whose company is activated. */
  collaborators: Collaborator[];
}

type WorkspaceDto = GetWorkspacesQuery['workspaces'][number];

export function toWorkspace({ id, name, companies, collaborators }: WorkspaceDto): Workspace {
  const activated = companies.filter((company) => company.activated);
  const active = new Set<string | null>(activated.map((company) => company.id));
  return {
    id,
    name,
    companies: activated.map(({ image: logo, ...company }) => ({ ...company, logo })),
    collaborators: collaborators
      .filter((person) => person.activated && active.has(person.company_id))
      .map(toCollaborator),
  };
}

/** The rights of each workspace's administrators in all its companies, by the workspace's id. */
export type WorkspaceReaches = Partial<Record<string, AdministratorsReach>>;

export const toReaches = ({ workspaces }: GetWorkspaceReachesQuery): WorkspaceReaches =>
  Object.fromEntries(
    workspaces.flatMap(({ id, administrators_reach }) => {
      const reach = parseReach(administrators_reach ?? '');
      return reach ? [[id, reach]] : [];
    }),
  );

/** The number of cards on a page: one may list eight companies and ten people. */
export const WORKSPACES_PER_PAGE = 4;

/** Sorts by name; numbers in names by their value. */
export const sortByName = (workspaces: readonly Workspace[]): Workspace[] =>
  [...workspaces].sort((a, b) => compareNames(a.name, b.name));
