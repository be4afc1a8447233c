import { sortByName, toWorkspace } from './Workspace';

const company = (id: string, activated: boolean) => ({ id, name: id, image: null, activated });
const person = (id: string, company_id: string | null, activated = true) => ({
  id,
  name: id,
  email: `${id}@demo.example`,
  image: null,
  company_id,
  company_name: company_id,
  role: 'Editor',
  company_role: 'ADMIN',
  workspace_role: 'visitor',
  activated,
  invitation_expires: null,
});

describe('a workspace', () => {
  const workspace = toWorkspace({
    id: 'w',
    name: 'Group',
    companies: [company('active', true), company('deleted', false)],
    collaborators: [
      person('member', 'active'),
      person('invited', 'active', false),
      person('in-deleted-company', 'deleted'),
      person('without-company', null),
    ],
  });

  it('contains the activated companies and their activated people', () => {
    expect(workspace.companies.map(({ id }) => id)).toEqual(['active']);
    expect(workspace.collaborators.map(({ id }) => id)).toEqual(['member']);
  });

  it('accepts roles in any case and treats an unknown role as the lowest one (§6.2)', () => {
    expect(workspace.collaborators[0]).toMatchObject({
      role: 'editor',
      companyRole: 'administrator',
      workspaceRole: 'subscriber',
    });
  });

  it('is sorted by name, with numbers by their value', () => {
    const named = ['Group 10', 'group 9', 'Alpha'].map((name) => ({ ...workspace, name }));
    expect(sortByName(named).map(({ name }) => name)).toEqual(['Alpha', 'group 9', 'Group 10']);
  });
});
