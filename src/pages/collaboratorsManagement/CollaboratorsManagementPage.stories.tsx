import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen } from 'storybook/test';
import { given, phone } from '@/testing/stories/story';
import { company, companies, companyList } from '@/testing/stories/storyData';
import { collaboratorGroups, longNames, manyGroups } from '@/testing/stories/storyPeople';
import { broken, loading, errorReply, reply } from '@/testing/stories/storyServer';
import { CollaboratorsManagementPage } from './CollaboratorsManagementPage';

const meta = {
  title: 'Pages/Collaborators',
  component: CollaboratorsManagementPage,
  parameters: given({
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
  parameters: given({
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
  parameters: given({
    path: '/collaborators-management?view=table',
    server: { getLastActive: reply({ collaborators: [] }) },
  }),
  tags: ['phone'],
  globals: phone,
};

export const ForCompanyAdministrators: Story = { parameters: given({ as: 'company-admin' }) };

export const ForEditors: Story = { parameters: given({ as: 'editor' }) };

export const OnPhone: Story = { tags: ['phone'], globals: phone };

export const MenuOfAnInvitedPerson: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for newcomer' }));
    await screen.findByText('Resend invitation');
  },
};

export const TenThousandPeople: Story = {
  parameters: given({ server: { getCollaborators: reply(manyGroups()) } }),
};

export const LongNames: Story = {
  parameters: given({ server: { getCollaborators: reply(longNames()) } }),
};

export const LongNamesOnPhone: Story = { ...LongNames, tags: ['phone'], globals: phone };

export const DeletedCompany: Story = {
  parameters: given({
    server: { getCompanies: reply(companyList([company({ activated: false })])) },
  }),
};

export const Empty: Story = {
  parameters: given({ server: { getCollaborators: reply(collaboratorGroups([])) } }),
};

export const Loading: Story = { parameters: given({ server: { getCollaborators: loading } }) };

export const Failed: Story = { parameters: given({ server: { getCollaborators: broken } }) };

export const ForWorkspaceAdministrators: Story = { parameters: given({ as: 'workspace-admin' }) };

export const ForSubscribers: Story = { parameters: given({ as: 'subscriber' }) };

export const Forbidden: Story = {
  parameters: given({ server: { getCollaborators: errorReply('FORBIDDEN', '') } }),
};
