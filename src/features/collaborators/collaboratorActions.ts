import { useSelector } from 'react-redux';
import { can, type Person, type PersonTarget } from '@contract/permissions/permissions';
import { selectFeatures } from '@/shared/api/features/featuresSlice';
import { isOffered, type OptionalView } from '@/shared/api/features/views';
import type { Collaborator } from './Collaborator';

export type CollaboratorAction =
  | 'userRole'
  | 'changeCompany'
  | 'resend'
  | 'resetSecondFactor'
  | 'endSessions'
  | 'remove'
  | 'erase';

/** The facts about a collaborator's company that permissions depend on. */
export interface CompanyContext {
  workspaceId: string | null;
  /** False if the company is deleted. Nobody can be invited to a deleted company. */
  companyActivated: boolean;
}

export function toTarget(
  collaborator: Collaborator,
  { workspaceId }: CompanyContext,
): PersonTarget {
  const { id, role, companyId } = collaborator;
  return { id, role, company_id: companyId, workspace_id: workspaceId };
}

/**
 * The actions that a person may perform on a collaborator, in the order of the menu. The menu leaves out the reset of
 * second factors and the end of sessions for people who have none.
 */
export function actionsOn(
  person: Person,
  collaborator: Collaborator,
  companyContext: CompanyContext,
): CollaboratorAction[] {
  const target = toTarget(collaborator, companyContext);
  const { activated } = collaborator;
  const canResend = !activated && companyContext.companyActivated;
  return [
    ...(can(person, 'updateRole', target) ? (['userRole'] as const) : []),
    ...(can(person, 'changeCompany', target) ? (['changeCompany'] as const) : []),
    ...(canResend && can(person, 'resendInvitation', target) ? (['resend'] as const) : []),
    ...(activated && can(person, 'resetSecondFactor', target)
      ? (['resetSecondFactor'] as const)
      : []),
    ...(activated && can(person, 'endSessions', target) ? (['endSessions'] as const) : []),
    ...(can(person, 'deleteUser', target) ? (['remove'] as const) : []),
    ...(can(person, 'eraseUser', target) ? (['erase'] as const) : []),
  ];
}

/** The actions that not every server offers. */
const VIEW_OF_ACTION: Partial<Record<CollaboratorAction, OptionalView>> = {
  resetSecondFactor: 'signInStatus',
  endSessions: 'signInStatus',
  erase: 'erasure',
};

/** Returns `actionsOn` without the actions that the server does not offer. */
export function useActionsOn(): typeof actionsOn {
  const features = useSelector(selectFeatures);
  return (...facts) =>
    actionsOn(...facts).filter((action) => {
      const view = VIEW_OF_ACTION[action];
      return isOffered(view, features);
    });
}
