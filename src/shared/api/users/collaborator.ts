import { roleOf, type Role } from '@contract/permissions/roles';
import type { GetCollaboratorsQuery } from '../generated/operations';

/** A person as colleagues see them. */
export interface Collaborator {
  id: string;
  name: string;
  email: string;
  image: string | null;
  /** The role in the whole product. */
  role: Role;
  companyId: string | null;
  companyName: string;
  companyRole: Role;
  workspaceRole: Role;
  /** False until the invitation is accepted. */
  activated: boolean;
  /** When the invitation expires, ISO 8601 UTC. */
  invitationExpires: string | null;
}

/** Converts a person from any list on the wire. */
type CollaboratorDto = Omit<
  GetCollaboratorsQuery['collaborators'][number]['collaborators'][number],
  'company_image'
>;

export function toCollaborator(dto: CollaboratorDto): Collaborator {
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
    invitationExpires: Number.isNaN(Date.parse(dto.invitation_expires ?? ''))
      ? null
      : dto.invitation_expires,
  };
}
