import { can, type Person, type PersonTarget } from '@contract/permissions';
import type { Collaborator } from './Collaborator';

export type CollaboratorAction = 'userRole' | 'changeCompany' | 'resend' | 'remove';

/** The workspace and the company that a collaborator belongs to, as permissions need them. */
export interface CompanyContext {
  workspaceId: string | null;
  /** False if the company is deleted; then nobody can be invited into it. */
  companyActivated: boolean;
}

export function toTarget(
  collaborator: Collaborator,
  { workspaceId }: CompanyContext,
): PersonTarget {
  const { id, role, companyId } = collaborator;
  return { id, role, company_id: companyId, workspace_id: workspaceId };
}

/** What a person may do with another, in the order of the menu. */
export function actionsOn(
  person: Person,
  collaborator: Collaborator,
  companyContext: CompanyContext,
): CollaboratorAction[] {
  const target = toTarget(collaborator, companyContext);
  const canResend = !collaborator.activated && companyContext.companyActivated;
  return [
    ...(can(person, 'updateRole', target) ? (['userRole'] as const) : []),
    ...(can(person, 'changeCompany', target) ? (['changeCompany'] as const) : []),
    ...(canResend && can(person, 'resendInvitation', target) ? (['resend'] as const) : []),
    ...(can(person, 'deleteUser', target) ? (['remove'] as const) : []),
  ];
}
