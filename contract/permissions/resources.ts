import type { AdministratorsReach } from './reach';
import type { Role } from './roles';

/** The signed-in person, read from the session and never from a payload. */
export interface Person {
  id: string;
  role: Role;
  company_role: Role;
  workspace_role: Role;
  company_id: string | null;
  workspace_id: string | null;
  /** false if the person's company has been deactivated; absent means active. */
  company_activated?: boolean;
  /** The rights of the workspace administrators in the companies of the person's workspace; absent means none. */
  administrators_reach?: AdministratorsReach;
}

/** The company that a request acts on. */
export interface CompanyResource {
  company_id: string;
  /** Absent for rules that do not depend on the workspace, and where it is unknown. */
  workspace_id?: string | null;
}

/** Something that a person wrote, asked or added in a company. `author_id` is null for a person who was removed. */
export interface AuthoredResource extends CompanyResource {
  author_id: string | null;
}

export interface WorkspaceResource {
  workspace_id: string;
}

/** The person that a request acts on. */
export interface PersonResource {
  id: string;
  role: Role;
  company_id: string | null;
  workspace_id: string | null;
}
