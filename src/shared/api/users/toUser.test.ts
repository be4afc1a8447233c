import { can } from '@contract/permissions/permissions';
import { toUser } from './toUser';

const REPLY = {
  id: 'person-1',
  name: 'Plant Controller',
  email: 'person@example.com',
  picture_url: null,
  role: 'editor',
  company_role: 'editor',
  workspace_role: 'editor',
  company_id: 'company-1',
  workspace_id: 'workspace-1',
};
const COMPANY = { company_id: 'company-1' };

describe('A user from any server', () => {
  it.each([
    ['Subscriber', 'subscriber', false],
    [' ADMIN ', 'administrator', true],
    ['Editor', 'editor', true],
    ['auditor', 'subscriber', false],
    [null, 'editor', true],
  ])('has the workspace role %j, which is read as %s', (word, role, canSave) => {
    const user = toUser({ ...REPLY, workspace_role: word });
    expect(user.workspace_role).toBe(role);
    expect(can(user, 'saveAnswer', COMPANY)).toBe(canSave);
  });

  it('gets a lower-case global role and company role', () => {
    const user = toUser({ ...REPLY, role: 'Administrator', company_role: null });
    expect(user).toMatchObject({ role: 'administrator', company_role: 'subscriber' });
  });
});
