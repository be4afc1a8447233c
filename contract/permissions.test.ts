import { can, type Action, type ActionOn, type CompanyTarget, type Person } from './permissions';
import type { Role } from './roles';

const person = (id: string, roles: readonly [Role, Role, Role], rest: Partial<Person> = {}) => ({
  id,
  role: roles[0],
  company_role: roles[1],
  workspace_role: roles[2],
  company_id: 'own',
  workspace_id: 'north',
  ...rest,
});

const PEOPLE = {
  admin: person('admin', ['administrator', 'administrator', 'administrator']),
  'company-admin': person('company-admin', ['editor', 'administrator', 'editor']),
  'workspace-admin': person('workspace-admin', ['editor', 'editor', 'administrator']),
  editor: person('editor', ['editor', 'editor', 'editor']),
  subscriber: person('subscriber', ['subscriber', 'subscriber', 'subscriber']),
  'company-admin of a deactivated company': person(
    'deactivated',
    ['editor', 'administrator', 'editor'],
    { company_activated: false },
  ),
} satisfies Record<string, Person>;

type Name = keyof typeof PEOPLE;
const NAMES = Object.keys(PEOPLE) as Name[];

/** The names of the people for whom a predicate holds. */
const namesWhere = (holds: (person: Person) => boolean) =>
  NAMES.filter((name) => holds(PEOPLE[name]));

const COMPANIES = {
  own: { company_id: 'own', workspace_id: 'north' },
  'in the same workspace': { company_id: 'other', workspace_id: 'north' },
  'in another workspace': { company_id: 'far', workspace_id: 'south' },
} satisfies Record<string, CompanyTarget>;

const ADMIN: Name[] = ['admin'];
const COMPANY_ADMINS: Name[] = ['admin', 'company-admin'];
const MANAGERS: Name[] = ['admin', 'company-admin', 'workspace-admin'];
const DEACTIVATED: Name = 'company-admin of a deactivated company';

type WithoutTarget = 'chooseCompany' | 'addNew' | 'createCompany' | 'manageWorkspaces';

describe('without a target', () => {
  test.each<[WithoutTarget | 'seeRecentlyDeleted' | 'seeWorkspaceCompanies', Name[]]>([
    ['chooseCompany', ADMIN],
    ['addNew', ADMIN],
    ['createCompany', ADMIN],
    ['manageWorkspaces', ADMIN],
    ['seeRecentlyDeleted', [...COMPANY_ADMINS, DEACTIVATED]],
    ['seeWorkspaceCompanies', [...MANAGERS, DEACTIVATED]],
  ])('%s', (action, allowed) => {
    expect(namesWhere((one) => can(one, action))).toEqual(allowed);
  });

  test('a guest has no permission', () => {
    expect(can(null, 'reportError')).toBe(false);
  });
});

describe('on a company', () => {
  const NOT_SUBSCRIBER = NAMES.filter((name) => name !== 'subscriber');

  test.each<[ActionOn<CompanyTarget>, keyof typeof COMPANIES, Name[]]>([
    ['viewFigures', 'own', NAMES],
    ['viewFigures', 'in the same workspace', ADMIN],
    ['saveAnswer', 'own', NOT_SUBSCRIBER],
    ['saveAnswer', 'in the same workspace', ADMIN],
    ['seeCompany', 'own', NAMES],
    ['seeCompany', 'in the same workspace', [...MANAGERS, DEACTIVATED]],
    ['seeCompany', 'in another workspace', ADMIN],
    ['createUser', 'own', COMPANY_ADMINS],
    ['createUser', 'in the same workspace', ADMIN],
    ['moveInto', 'own', MANAGERS],
    ['moveInto', 'in the same workspace', ['admin', 'workspace-admin']],
    ['moveInto', 'in another workspace', ADMIN],
    ['updateCompany', 'own', COMPANY_ADMINS],
    ['updateCompany', 'in the same workspace', ADMIN],
    ['deleteCompany', 'own', COMPANY_ADMINS],
    ['deleteCompany', 'in the same workspace', ADMIN],
    ['changeWorkspaces', 'own', COMPANY_ADMINS],
    ['changeWorkspaces', 'in the same workspace', ADMIN],
    ['reactivateCompany', 'own', [...COMPANY_ADMINS, DEACTIVATED]],
    ['reactivateCompany', 'in the same workspace', ADMIN],
  ])('%s, %s', (action, place, allowed) => {
    expect(namesWhere((one) => can(one, action, COMPANIES[place]))).toEqual(allowed);
  });
});

type OnPerson = Extract<
  Action,
  | 'seePerson'
  | 'updateRole'
  | 'changeCompanyRole'
  | 'changeWorkspaceRole'
  | 'changeCompany'
  | 'resendInvitation'
  | 'deleteUser'
>;

describe('on an editor', () => {
  test.each<[OnPerson, keyof typeof COMPANIES, Name[]]>([
    ['seePerson', 'own', NAMES],
    ['seePerson', 'in the same workspace', ['admin', 'workspace-admin']],
    ['updateRole', 'own', MANAGERS],
    ['updateRole', 'in the same workspace', ['admin', 'workspace-admin']],
    ['updateRole', 'in another workspace', ADMIN],
    ['changeCompanyRole', 'own', COMPANY_ADMINS],
    ['changeWorkspaceRole', 'own', ['admin', 'workspace-admin']],
    ['changeCompany', 'own', MANAGERS],
    ['resendInvitation', 'own', COMPANY_ADMINS],
    ['deleteUser', 'own', MANAGERS],
    ['deleteUser', 'in another workspace', ADMIN],
  ])('%s, %s', (action, place, allowed) => {
    const target = { id: 'target', role: 'editor', ...COMPANIES[place] } as const;
    expect(namesWhere((one) => can(one, action, target))).toEqual(allowed);
  });
});

describe('on an administrator', () => {
  const target = { id: 'target', role: 'administrator', ...COMPANIES.own } as const;

  test.each<OnPerson>(['updateRole', 'changeCompany', 'deleteUser'])('%s', (action) => {
    expect(namesWhere((one) => can(one, action, target))).toEqual(ADMIN);
  });
});

test('nobody may delete their own account', () => {
  const self = ({ id, role, company_id, workspace_id }: Person) => ({
    ...{ id, role, company_id, workspace_id },
  });
  expect(namesWhere((one) => can(one, 'deleteUser', self(one)))).toEqual([]);
});
