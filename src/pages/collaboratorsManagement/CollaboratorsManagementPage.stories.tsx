import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen } from 'storybook/test';
import { setting, phone } from '@/testing/stories/story';
import { company, companies, companyList } from '@/testing/stories/storyData';
import { collaboratorGroups, longNames, manyGroups } from '@/testing/stories/storyPeople';
import { broken, loading, errorReply, reply } from '@/testing/stories/storyServer';
import { CollaboratorsManagementPage } from './CollaboratorsManagementPage';

const meta = {
  title: 'Pages/Collaborators',
  component: CollaboratorsManagementPage,
  parameters: setting({
    as: 'admin',
    path: '/collaborators-management',
    frame: 'app',
    layout: 'fullscreen',
    server: {
      getCompanies: reply(companyList(companies())),
      getWorkspaces: reply({ workspaces: [] }),
      getCollaborators: reply(collaboratorGroups()),
    },
  }),
} satisfies Meta<typeof CollaboratorsManagementPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForAdministrators: Story = {};

/** Two people are selected. */
export const AsTable: Story = {
  parameters: setting({
    path: '/collaborators-management?view=table',
    server: { getLastActive: reply({ collaborators: [] }) },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select newcomer' }));
    const [first] = canvas.getAllByRole('checkbox', { name: 'Select Finance Lead' });
    if (first) await userEvent.click(first);
    await canvas.findByText('2 people selected');
  },
};

export const AsTableOnPhone: Story = {
  parameters: setting({
    path: '/collaborators-management?view=table',
    server: { getLastActive: reply({ collaborators: [] }) },
  }),
  tags: ['phone'],
  globals: phone,
};

export const ForCompanyAdministrators: Story = { parameters: setting({ as: 'company-admin' }) };

export const ForEditors: Story = { parameters: setting({ as: 'editor' }) };

export const OnPhone: Story = { tags: ['phone'], globals: phone };

export const MenuOfAnInvitedPerson: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for newcomer' }));
    await screen.findByText('Resend invitation');
  },
};

export const TenThousandPeople: Story = {
  parameters: setting({ server: { getCollaborators: reply(manyGroups()) } }),
};

export const LongNames: Story = {
  parameters: setting({ server: { getCollaborators: reply(longNames()) } }),
};

export const LongNamesOnPhone: Story = { ...LongNames, tags: ['phone'], globals: phone };

export const DeletedCompany: Story = {
  parameters: setting({
    server: { getCompanies: reply(companyList([company({ activated: false })])) },
  }),
};

export const Empty: Story = {
  parameters: setting({ server: { getCollaborators: reply(collaboratorGroups([])) } }),
};

export const Loading: Story = { parameters: setting({ server: { getCollaborators: loading } }) };

export const Failed: Story = { parameters: setting({ server: { getCollaborators: broken } }) };

export const ForWorkspaceAdministrators: Story = { parameters: setting({ as: 'workspace-admin' }) };

export const ForSubscribers: Story = { parameters: setting({ as: 'subscriber' }) };

export const Forbidden: Story = {
  parameters: setting({ server: { getCollaborators: errorReply('FORBIDDEN', '') } }),
};
