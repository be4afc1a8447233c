import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { phone } from '@/testing/stories/story';
import { LONG_COMPANY_NAME } from '@/testing/stories/storyData';
import { workspace } from '@/testing/stories/storyManage';
import { toWorkspace } from '../Workspace';
import { WorkspaceCard } from './WorkspaceCard';
import { WorkspaceMenu } from './WorkspaceMenu';

const group = toWorkspace(workspace());

const meta = {
  title: 'Features/Workspaces/WorkspaceCard',
  component: WorkspaceCard,
  args: {
    workspace: group,
    menu: <WorkspaceMenu workspace={group} onChoose={fn()} />,
    // The page passes CompanyRow here.
    companyRow: ({ name }) => name,
    collaborators: 'The table of its people',
  },
  argTypes: {
    menu: { control: false },
    companyRow: { control: false },
    collaborators: { control: false },
  },
} satisfies Meta<typeof WorkspaceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForAdministrators: Story = {};

export const MenuOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Actions for/ }));
  },
};

export const ForOthers: Story = { args: { menu: null } };

export const WithoutCompanies: Story = { args: { workspace: toWorkspace(workspace({}, 0)) } };

export const ManyCompanies: Story = { args: { workspace: toWorkspace(workspace({}, 300)) } };

export const LongNameOnPhone: Story = {
  args: { workspace: toWorkspace(workspace({ name: LONG_COMPANY_NAME })) },
  tags: ['phone'],
  globals: phone,
};
