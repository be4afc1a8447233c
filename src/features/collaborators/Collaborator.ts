import { toCollaborator, type Collaborator } from '@/shared/api/users/collaborator';
import type { GetCollaboratorsQuery } from '@/shared/api/generated/operations';

export type { Collaborator };

/** A company with its people. */
export interface CollaboratorGroup {
  companyId: string;
  companyName: string;
  companyLogo: string | null;
  /** A server without pages sends neither this nor the workspace. */
  isActivated: boolean;
  workspaceId: string | null;
  collaborators: Collaborator[];
}

/** A company that a person can be assigned to. */
export interface CompanyChoice {
  id: string;
  name: string;
  workspaceId: string | null;
}

type GroupDto = GetCollaboratorsQuery['collaborators'][number];

export function toCollaboratorGroup(dto: GroupDto): CollaboratorGroup {
  return {
    companyId: dto.company_id,
    companyName: dto.company_name,
    companyLogo: dto.company_image,
    isActivated: dto.activated ?? true,
    workspaceId: dto.workspace_id ?? null,
    collaborators: dto.collaborators.map(toCollaborator),
  };
}
