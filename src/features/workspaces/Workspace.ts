import { parseRole, type Role } from '@contract/roles';
import type { GetWorkspacesQuery } from '@/shared/api/generated/operations';

interface WorkspaceCompany {
  id: string;
  name: string;
  logo: string | null;
  activated: boolean;
}

interface WorkspaceCollaborator {
  id: string;
  name: string;
  email: string;
  image: string | null;
  /** Of the whole product. */
  role: Role;
  companyId: string | null;
  companyName: string;
  companyRole: Role;
  workspaceRole: Role;
  activated: boolean;
  invitationExpires: string | null;
}

export interface Workspace {
  id: string;
  name: string;
  /** Activated ones. */
  companies: WorkspaceCompany[];
  /** Those who have accepted their invitation and whose company is activated. */
  collaborators: WorkspaceCollaborator[];
}

type WorkspaceDto = GetWorkspacesQuery['workspaces'][number];

/** The wire allows any word; one we do not know gives nobody anything. */
const roleOf = (word: string | null): Role => parseRole(word ?? '') ?? 'subscriber';

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

function toCollaborator(dto: WorkspaceDto['collaborators'][number]): WorkspaceCollaborator {
  return {
    id: dto.id,
    name: dto.name,
    email: dto.email,
    image: dto.image,
    role: roleOf(dto.role),
    companyId: dto.company_id,
    companyName: dto.company_name ?? '',
    companyRole: roleOf(dto.company_role),
    workspaceRole: roleOf(dto.workspace_role),
    activated: dto.activated,
    invitationExpires: dto.invitation_expires,
  };
}

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

export const inNameOrder = (workspaces: readonly Workspace[]): Workspace[] =>
  [...workspaces].sort((a, b) => byName.compare(a.name, b.name));
