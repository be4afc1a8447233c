import type { Role } from '@contract/roles';
import type { CompanyRow, UserRow } from '@server/store/tables';
import { activeFirst, byName, ownCompanies } from './companies';
import type { Reader } from './reader';

export interface CollaboratorDto {
  id: string;
  name: string;
  email: string;
  image: string | null;
  company_id: string | null;
  company_name: string | null;
  company_image: string | null;
  role: Role;
  company_role: Role;
  workspace_role: Role;
  /** Whether the invitation was accepted. */
  activated: boolean;
  invitation_expires: string | null;
}

/** The people of the person's own company, or of all companies for an administrator, sorted by company. */
export async function listCollaborators(reader: Reader) {
  const companies = activeFirst(await ownCompanies(reader));
  const people = await reader.tx.find('users', { company_id: companies.map(({ id }) => id) });
  return companies.map((company) => ({
    company_id: company.id,
    company_name: company.name,
    company_image: company.logo,
    collaborators: collaboratorsOf(company, people),
  }));
}

/** The people of one company, sorted by name. */
export function collaboratorsOf(
  company: Pick<CompanyRow, 'id' | 'name' | 'logo'>,
  people: UserRow[],
): CollaboratorDto[] {
  return people
    .filter(({ company_id }) => company_id === company.id)
    .sort(byName)
    .map((user) => ({
      id: user.id,
      name: user.name,
      email: user.email,
      image: user.picture_url,
      company_id: company.id,
      company_name: company.name,
      company_image: company.logo,
      role: user.role,
      company_role: user.company_role,
      workspace_role: user.workspace_role,
      activated: user.activated,
      invitation_expires: user.invitation_expires,
    }));
}
