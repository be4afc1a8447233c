import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { setting, phone } from '@/testing/stories/story';
import { companies, companyList, LONG_COMPANY_NAME } from '@/testing/stories/storyData';
import { deletedItems, workspace, workspaces } from '@/testing/stories/storyManage';
import { broken, loading, errorReply, reply } from '@/testing/stories/storyServer';
import { WorkspacesManagementPage } from './WorkspacesManagementPage';

const meta = {
  title: 'Pages/Workspaces',
  component: WorkspacesManagementPage,
  parameters: setting({
    as: 'admin',
    path: '/workspaces-management',
    frame: 'app',
    layout: 'fullscreen',
    server: {
      getCompanies: reply(companyList(companies())),
      getWorkspaces: reply(workspaces()),
      recentlyDeleted: reply(deletedItems(2)),
    },
  }),
} satisfies Meta<typeof WorkspacesManagementPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const own = reply(workspaces(1, 2));

export const ForAdministrators: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

export const ForCompanyAdministrators: Story = {
  parameters: setting({ as: 'company-admin', server: { getWorkspaces: own } }),
};

export const ForWorkspaceAdministrators: Story = {
  parameters: setting({ as: 'workspace-admin', server: { getWorkspaces: own } }),
};

export const ForEditors: Story = {
  parameters: setting({ as: 'editor', server: { getWorkspaces: own } }),
};

export const ForSubscribers: Story = {
  parameters: setting({ as: 'subscriber', server: { getWorkspaces: own } }),
};

export const Many: Story = {
  parameters: setting({ server: { getWorkspaces: reply(workspaces(200, 40)) } }),
};

export const LongNamesOnPhone: Story = {
  parameters: setting({
    server: { getWorkspaces: reply({ workspaces: [workspace({ name: LONG_COMPANY_NAME })] }) },
  }),
  tags: ['phone'],
  globals: phone,
};

export const Loading: Story = { parameters: setting({ server: { getWorkspaces: loading } }) };

export const Empty: Story = {
  parameters: setting({ server: { getWorkspaces: reply(workspaces(0)) } }),
};

export const EmptyForOthers: Story = {
  parameters: setting({ as: 'editor', server: { getWorkspaces: reply(workspaces(0)) } }),
};

/** The server cannot be reached and nothing is cached. */
export const Sample: Story = { parameters: setting({ server: { getWorkspaces: broken } }) };

export const Forbidden: Story = {
  parameters: setting({ server: { getWorkspaces: errorReply('FORBIDDEN', '') } }),
};
