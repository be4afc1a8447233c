import { can, type Person, type PersonTarget } from '@contract/permissions';
import type { Collaborator } from './Collaborator';

export type CollaboratorAction = 'userRole' | 'changeCompany' | 'resend' | 'remove';

/** Where a person stands. */
export interface Standing {
  workspaceId: string | null;
  /** False: the company is deleted, and nobody is invited into it. */
  companyActivated: boolean;
}

export function toTarget(collaborator: Collaborator, { workspaceId }: Standing): PersonTarget {
  const { id, role, companyId } = collaborator;
  return { id, role, company_id: companyId, workspace_id: workspaceId };
}

/** What a person may do with another, in the order of the menu. */
export function actionsOn(
  person: Person,
  collaborator: Collaborator,
  standing: Standing,
): CollaboratorAction[] {
  const target = toTarget(collaborator, standing);
  const canResend = !collaborator.activated && standing.companyActivated;
  return [
    ...(can(person, 'updateRole', target) ? (['userRole'] as const) : []),
    ...(can(person, 'changeCompany', target) ? (['changeCompany'] as const) : []),
    ...(canResend && can(person, 'resendInvitation', target) ? (['resend'] as const) : []),
    ...(can(person, 'deleteUser', target) ? (['remove'] as const) : []),
  ];
}
