import { useSelector } from 'react-redux';
import { can, type Person, type PersonResource } from '@contract/permissions/permissions';
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

export function toResource(
  collaborator: Collaborator,
  { workspaceId }: CompanyContext,
): PersonResource {
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
  const resource = toResource(collaborator, companyContext);
  const { activated } = collaborator;
  const canResend = !activated && companyContext.companyActivated;
  return [
    ...(can(person, 'updateRole', resource) ? (['userRole'] as const) : []),
    ...(can(person, 'changeCompany', resource) ? (['changeCompany'] as const) : []),
    ...(canResend && can(person, 'resendInvitation', resource) ? (['resend'] as const) : []),
    ...(activated && can(person, 'resetSecondFactor', resource)
      ? (['resetSecondFactor'] as const)
      : []),
    ...(activated && can(person, 'endSessions', resource) ? (['endSessions'] as const) : []),
    ...(can(person, 'deleteUser', resource) ? (['remove'] as const) : []),
    ...(can(person, 'eraseUser', resource) ? (['erase'] as const) : []),
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
