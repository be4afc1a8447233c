import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { setting, phone } from '@/testing/stories/story';
import { broken, loading, errorReply, reply } from '@/testing/stories/storyServer';
import { WorkspaceDialogs } from './WorkspaceDialogs';

const meta = {
  title: 'Features/Workspaces/WorkspaceDialogs',
  component: WorkspaceDialogs,
  // A server that does not know how far administrators of workspaces reach.
  parameters: setting({ server: { getWorkspaceReaches: errorReply('NOT_FOUND') } }),
  args: {
    task: 'edit',
    selected: { id: 'workspace-1', name: 'Food and Household Group' },
    restorableDays: 14,
    onClose: fn(),
  },
} satisfies Meta<typeof WorkspaceDialogs>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Edit: Story = { name: 'Edit (EditWorkspaceDialog)' };

export const EditOnPhone: Story = { tags: ['phone'], globals: phone };

const withReach = {
  getWorkspaceReaches: reply({
    workspaces: [{ id: 'workspace-1', administrators_reach: 'read' }],
  }),
};

export const EditReach: Story = {
  parameters: setting({ server: withReach }),
  play: async () => {
    await expect(
      await screen.findByRole('radio', {
        name: 'See the figures of all companies of the workspace',
      }),
    ).toBeChecked();
  },
};

export const EditReachOnPhone: Story = {
  tags: ['phone'],
  globals: phone,
  parameters: setting({ server: withReach }),
};

export const EditSaving: Story = {
  parameters: setting({ server: { '/workspace/update': loading } }),
  play: async () => {
    await press('Save');
    await waitFor(() => expect(screen.getByLabelText('Name')).toBeDisabled());
  },
};

export const EditNameTaken: Story = {
  parameters: setting({ server: { '/workspace/update': errorReply('NAME_TAKEN') } }),
  play: async () => {
    await press('Save');
    await screen.findByText('A workspace with this name already exists');
  },
};

export const EditFailed: Story = {
  parameters: setting({ server: { '/workspace/update': broken } }),
  play: async () => {
    await press('Save');
    await screen.findByText('Error updating workspace');
  },
};

export const Delete: Story = { name: 'Delete (DeleteWorkspaceDialog)', args: { task: 'delete' } };

export const DeleteFailed: Story = {
  args: { task: 'delete' },
  parameters: setting({ server: { '/workspace/delete': broken } }),
  play: async () => {
    await press('Delete workspace');
    await screen.findByText('Failed to delete workspace. Please try again.');
  },
};
