import type { Person } from '@contract/permissions/permissions';
import type { Role } from '@contract/permissions/roles';
import type { Collaborator } from './Collaborator';
import { actionsOn } from './collaboratorActions';

const person = (company_role: Role, workspace_role: Role, role: Role = 'editor'): Person => ({
  id: 'me',
  role,
  company_role,
  workspace_role,
  company_id: 'own',
  workspace_id: 'north',
});

const editor: Collaborator = {
  id: 'editor',
  name: 'Editor',
  email: 'editor@example.com',
  image: null,
  role: 'editor',
  companyId: 'own',
  companyName: 'Own',
  companyRole: 'editor',
  workspaceRole: 'editor',
  activated: true,
  invitationExpires: null,
};
const invited: Collaborator = { ...editor, activated: false };
const administrator: Collaborator = { ...editor, role: 'administrator' };
const ownWorkspace = { workspaceId: 'north', companyActivated: true };

const MANAGED = [
  'userRole',
  'changeCompany',
  'resetSecondFactor',
  'endSessions',
  'remove',
] as const;
const MANAGED_INVITED = ['userRole', 'changeCompany', 'remove'] as const;

describe.each([
  ['an administrator', person('administrator', 'administrator', 'administrator'), ['erase']],
  ['an administrator of the company', person('administrator', 'editor'), []],
] as const)('%s', (_, me, more) => {
  it('manages people and resends invitations', () => {
    expect(actionsOn(me, editor, ownWorkspace)).toEqual([...MANAGED, ...more]);
    expect(actionsOn(me, invited, ownWorkspace)).toEqual([
      ...['userRole', 'changeCompany', 'resend', 'remove', ...more],
    ]);
  });

  it('cannot resend an invitation to a deleted company', () => {
    const deleted = { ...ownWorkspace, companyActivated: false };
    expect(actionsOn(me, invited, deleted)).toEqual([...MANAGED_INVITED, ...more]);
  });
});

it('an administrator of the workspace manages people, but cannot resend invitations', () => {
  const me = person('editor', 'administrator');
  expect(actionsOn(me, editor, ownWorkspace)).toEqual(MANAGED);
  expect(actionsOn(me, invited, ownWorkspace)).toEqual(MANAGED_INVITED);
  expect(actionsOn(me, editor, { ...ownWorkspace, workspaceId: 'south' })).toEqual([]);
});

it.each<Role>(['editor', 'subscriber'])('a person with only the role %s has no menu', (role) => {
  expect(actionsOn(person(role, role, role), editor, ownWorkspace)).toEqual([]);
});

it('only global administrators have a menu for an administrator', () => {
  expect(actionsOn(person('administrator', 'administrator'), administrator, ownWorkspace)).toEqual(
    [],
  );
  const me = person('administrator', 'administrator', 'administrator');
  expect(actionsOn(me, administrator, ownWorkspace)).toEqual([...MANAGED, 'erase']);
  expect(actionsOn(me, { ...administrator, id: 'me' }, ownWorkspace)).toEqual([
    ...['userRole', 'changeCompany', 'erase'],
  ]);
});
