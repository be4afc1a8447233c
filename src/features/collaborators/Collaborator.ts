import { parseRole, type Role } from '@contract/roles';
import type { GetCollaboratorsQuery } from '@/shared/api/generated/operations';

/** A person as colleagues see them. */
export interface Collaborator {
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
  /** False until the invitation is accepted. */
  activated: boolean;
  /** Until when that can be done, ISO 8601 UTC. */
  invitationExpires: string | null;
}

/** A company with its people. */
export interface CollaboratorGroup {
  companyId: string;
  companyName: string;
  companyLogo: string | null;
  collaborators: Collaborator[];
}

/** A company that people can be in. */
export interface CompanyChoice {
  id: string;
  name: string;
  workspaceId: string | null;
}

type GroupDto = GetCollaboratorsQuery['collaborators'][number];

/** The wire allows any word; one we do not know gives nobody anything. */
const roleOf = (word: string | null): Role => parseRole(word ?? '') ?? 'subscriber';

export function toCollaborator(dto: GroupDto['collaborators'][number]): Collaborator {
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

export function toCollaboratorGroup(dto: GroupDto): CollaboratorGroup {
  return {
    companyId: dto.company_id,
    companyName: dto.company_name,
    companyLogo: dto.company_image,
    collaborators: dto.collaborators.map(toCollaborator),
  };
}
