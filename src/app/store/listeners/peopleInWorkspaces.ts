import type { CompanyChoice, Roles } from '@/features/collaborators';
import type { Workspace } from '@/features/workspaces';

/** What a change of a person does to the workspaces before the server has answered; for drafts. */

export function withRoles(workspaces: Workspace[], id: string, roles: Roles): void {
  const person = workspaces.flatMap(({ collaborators }) => collaborators).find((p) => p.id === id);
  if (person) Object.assign(person, roles);
}

/** The workspace follows from the company. */
export function withCompany(workspaces: Workspace[], id: string, company: CompanyChoice): void {
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
