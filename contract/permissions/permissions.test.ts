import { can, type Action, type ActionOn, type CompanyResource, type Person } from './permissions';
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
} satisfies Record<string, CompanyResource>;

const ADMIN: Name[] = ['admin'];
const COMPANY_ADMINS: Name[] = ['admin', 'company-admin'];
const MANAGERS: Name[] = ['admin', 'company-admin', 'workspace-admin'];
const DEACTIVATED: Name = 'company-admin of a deactivated company';

/** A workspace administrator with each reach, and people whose other roles gain nothing by it. */
const REACHING = {
  'no reach': PEOPLE['workspace-admin'],
  none: { ...PEOPLE['workspace-admin'], administrators_reach: 'none' },
  read: { ...PEOPLE['workspace-admin'], administrators_reach: 'read' },
  edit: { ...PEOPLE['workspace-admin'], administrators_reach: 'edit' },
  'edit, without a workspace': {
    ...PEOPLE['workspace-admin'],
    administrators_reach: 'edit',
    workspace_id: null,
  },
  'edit, of a deactivated company': {
    ...PEOPLE['workspace-admin'],
    administrators_reach: 'edit',
    company_activated: false,
  },
  'edit, company-admin': { ...PEOPLE['company-admin'], administrators_reach: 'edit' },
  'edit, editor': { ...PEOPLE.editor, administrators_reach: 'edit' },
} satisfies Record<string, Person>;
type Reaching = keyof typeof REACHING;
const REACHING_NAMES = Object.keys(REACHING) as Reaching[];

describe('the reach of workspace administrators', () => {
  const ALL_COMPANY_ACTIONS = [
    ...['viewFigures', 'saveAnswer', 'seeCompany', 'createUser', 'moveInto', 'updateCompany'],
    ...['deleteCompany', 'changeWorkspaces', 'reactivateCompany', 'setTargets'],
  ] as ActionOn<CompanyResource>[];
  const allowed = (action: ActionOn<CompanyResource>, place: keyof typeof COMPANIES) =>
    REACHING_NAMES.filter((name) => can(REACHING[name], action, COMPANIES[place]));

  test('widens what they may do with the figures of the other companies of their workspace', () => {
    expect(allowed('viewFigures', 'in the same workspace')).toEqual(['read', 'edit']);
    expect(allowed('saveAnswer', 'in the same workspace')).toEqual(['edit']);
    expect(allowed('runRound', 'in the same workspace')).toEqual(['edit']);
    expect(allowed('takeReview', 'in the same workspace')).toEqual(['edit']);
    expect(allowed('signReview', 'in the same workspace')).toEqual([]);
    expect(allowed('viewFigures', 'in another workspace')).toEqual([]);
    expect(allowed('saveAnswer', 'in another workspace')).toEqual([]);
    const without = { company_id: 'other', workspace_id: null };
    expect(REACHING_NAMES.filter((name) => can(REACHING[name], 'viewFigures', without))).toEqual(
      [],
    );
    for (const action of ['chooseCompany', 'viewPortfolio'] as const) {
      expect(REACHING_NAMES.filter((name) => can(REACHING[name], action))).toEqual([
        'read',
        'edit',
      ]);
    }
  });

  test('widens nothing else', () => {
    const others = ALL_COMPANY_ACTIONS.filter(
      (action) => action !== 'viewFigures' && action !== 'saveAnswer',
    );
    for (const action of others) {
      for (const resource of Object.values(COMPANIES)) {
        const [none, ...reaches] = (['no reach', 'none', 'read', 'edit'] as const).map((name) =>
          can(REACHING[name], action, resource),
        );
        expect(reaches).toEqual([none, none, none]);
      }
    }
    expect(REACHING_NAMES.filter((name) => can(REACHING[name], 'addNew'))).toEqual([]);
    expect(REACHING_NAMES.filter((name) => can(REACHING[name], 'manageWorkspaces'))).toEqual([]);
  });

  test('does not let a subscriber of the workspace save', () => {
    const subscriber: Person = { ...PEOPLE.subscriber, administrators_reach: 'edit' };
    expect(can(subscriber, 'saveAnswer', COMPANIES['in the same workspace'])).toBe(false);
    expect(can(subscriber, 'saveAnswer', COMPANIES.own)).toBe(false);
  });
});

type WithoutTarget =
  | 'chooseCompany'
  | 'viewPortfolio'
  | 'addNew'
  | 'createCompany'
  | 'manageWorkspaces'
  | 'seeEvents';

describe('without a resource', () => {
  test.each<[WithoutTarget | 'seeRecentlyDeleted' | 'seeWorkspaceCompanies', Name[]]>([
    ['chooseCompany', ADMIN],
    ['viewPortfolio', ADMIN],
    ['addNew', ADMIN],
    ['createCompany', ADMIN],
    ['manageWorkspaces', ADMIN],
    ['seeRecentlyDeleted', [...COMPANY_ADMINS, DEACTIVATED]],
    ['seeEvents', MANAGERS],
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

  test.each<[ActionOn<CompanyResource>, keyof typeof COMPANIES, Name[]]>([
    ['viewFigures', 'own', NAMES],
    ['viewFigures', 'in the same workspace', ADMIN],
    ['seeCompanyEvents', 'own', COMPANY_ADMINS],
    ['seeCompanyEvents', 'in the same workspace', ADMIN],
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
    ['setTargets', 'own', COMPANY_ADMINS],
    ['setTargets', 'in the same workspace', ADMIN],
    ['setTargets', 'in another workspace', ADMIN],
    ['takeReview', 'own', COMPANY_ADMINS],
    ['takeReview', 'in the same workspace', ADMIN],
    ['takeReview', 'in another workspace', ADMIN],
    ['signReview', 'own', COMPANY_ADMINS],
    ['signReview', 'in the same workspace', ADMIN],
    ['shareReview', 'own', COMPANY_ADMINS],
    ['shareReview', 'in the same workspace', ADMIN],
    ['runRound', 'own', COMPANY_ADMINS],
    ['runRound', 'in the same workspace', ADMIN],
    ['runRound', 'in another workspace', ADMIN],
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
    const resource = { id: 'other', role: 'editor', ...COMPANIES[place] } as const;
    expect(namesWhere((one) => can(one, action, resource))).toEqual(allowed);
  });
});

describe('on an administrator', () => {
  const resource = { id: 'other', role: 'administrator', ...COMPANIES.own } as const;

  test.each<OnPerson>(['updateRole', 'changeCompany', 'deleteUser'])('%s', (action) => {
    expect(namesWhere((one) => can(one, action, resource))).toEqual(ADMIN);
  });
});

test('whoever a round names gives opinions where they may save answers', () => {
  const giving = (place: keyof typeof COMPANIES, is_named: boolean) =>
    namesWhere((one) => can(one, 'giveOpinion', { ...COMPANIES[place], is_named }));
  const savers = namesWhere((one) => can(one, 'saveAnswer', COMPANIES.own));
  expect(giving('own', true)).toEqual(savers);
  expect(giving('in the same workspace', true)).toEqual(ADMIN);
  expect(giving('own', false)).toEqual([]);
});

test('nobody may delete their own account', () => {
  const self = ({ id, role, company_id, workspace_id }: Person) => ({
    id,
    role,
    company_id,
    workspace_id,
  });
  expect(namesWhere((one) => can(one, 'deleteUser', self(one)))).toEqual([]);
});
