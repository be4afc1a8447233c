import type { CompanyChoice, Roles } from '@/features/collaborators';
import type { Workspace } from '@/features/workspaces';

/** Changes of the cached workspaces by a change of a person. Each function changes a draft in place. */

export function setRoles(workspaces: Workspace[], id: string, roles: Roles): void {
  const person = workspaces.flatMap(({ collaborators }) => collaborators).find((p) => p.id === id);
  if (person) Object.assign(person, roles);
}

/** The company determines the workspace. */
export function setCompany(workspaces: Workspace[], id: string, company: CompanyChoice): void {
  for (const workspace of workspaces) {
    const person = workspace.collaborators.find((one) => one.id === id);
    if (!person) continue;
    Object.assign(person, { companyId: company.id, companyName: company.name });
    if (workspace.id === company.workspaceId) return;
    workspace.collaborators = workspace.collaborators.filter((one) => one.id !== id);
    workspaces.find((one) => one.id === company.workspaceId)?.collaborators.push(person);
    return;
  }
}
