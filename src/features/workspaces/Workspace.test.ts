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

describe('A workspace', () => {
  const workspace = toWorkspace({
    id: 'w',
    name: 'Group',
    companies: [company('open', true), company('deleted', false)],
    collaborators: [
      person('works', 'open'),
      person('invited', 'open', false),
      person('closed-out', 'deleted'),
      person('nowhere', null),
    ],
  });

  it('holds activated companies, and the activated people of those', () => {
    expect(workspace.companies.map(({ id }) => id)).toEqual(['open']);
    expect(workspace.collaborators.map(({ id }) => id)).toEqual(['works']);
  });

  it('reads roles in any case, and an unknown one as the least', () => {
    expect(workspace.collaborators[0]).toMatchObject({
      role: 'editor',
      companyRole: 'administrator',
      workspaceRole: 'subscriber',
    });
  });

  it('stands in the order of names, numbers by their value', () => {
    const named = ['Group 10', 'group 9', 'Alpha'].map((name) => ({ ...workspace, name }));
    expect(sortByName(named).map(({ name }) => name)).toEqual(['Alpha', 'group 9', 'Group 10']);
  });
});
