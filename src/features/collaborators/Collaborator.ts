import { toCollaborator, type Collaborator } from '@/shared/api/users/collaborator';
import type {
  GetCollaboratorPageQuery,
  GetCollaboratorsQuery,
} from '@/shared/api/generated/operations';

export type { Collaborator };

/** A company with its people. */
export interface CollaboratorGroup {
  companyId: string;
  companyName: string;
  companyLogo: string | null;
  collaborators: Collaborator[];
}

/** A group of a page, with what permissions depend on. */
export interface CollaboratorPageGroup extends CollaboratorGroup {
  isActivated: boolean;
  workspaceId: string | null;
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
    collaborators: dto.collaborators.map(toCollaborator),
  };
}

export const toPageGroup = (
  dto: GetCollaboratorPageQuery['collaborators'][number],
): CollaboratorPageGroup => ({
  ...toCollaboratorGroup(dto),
  isActivated: dto.activated ?? true,
  workspaceId: dto.workspace_id ?? null,
});
