import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, screen, userEvent } from 'storybook/test';
import { setting, phone } from '@/testing/stories/story';
import { broken, errorReply } from '@/testing/stories/storyServer';
import { AddWorkspaceDialog } from './AddWorkspaceDialog';

const meta = {
  title: 'Features/Workspaces/AddWorkspaceDialog',
  component: AddWorkspaceDialog,
  args: { userId: 'user-admin', open: true, onClose: fn(), onCreated: fn() },
} satisfies Meta<typeof AddWorkspaceDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const enter = async (name: string) =>
  userEvent.type(await screen.findByLabelText('Name'), `${name}{Enter}`);

export const Opened: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

export const NameMissing: Story = {
  play: async () => {
    await enter(' ');
    await screen.findByText('Workspace name cannot be empty.');
  },
};

export const NameTaken: Story = {
  parameters: setting({ server: { '/workspace/create': errorReply('NAME_TAKEN') } }),
  play: async () => {
    await enter('Clients');
    await screen.findByText('A workspace with this name already exists');
  },
};

export const Failed: Story = {
  parameters: setting({ server: { '/workspace/create': broken } }),
  play: async () => {
    await enter('Clients');
    await screen.findByText('Failed to save workspace. Please try again.');
  },
};
