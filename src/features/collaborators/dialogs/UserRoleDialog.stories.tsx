import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { phone } from '@/testing/stories/story';
import { person } from '@/testing/stories/storyData';
import { collaborator } from '@/testing/stories/storyPeople';
import { toCollaborator } from '@/shared/api/users/collaborator';
import { UserRoleDialog } from './UserRoleDialog';

const meta = {
  title: 'Features/Collaborators/UserRoleDialog',
  component: UserRoleDialog,
  args: {
    open: true,
    person: person('admin'),
    collaborator: toCollaborator(collaborator()),
    companyContext: { workspaceId: 'workspace-1', companyActivated: true },
    onChange: fn(),
    onClose: fn(),
  },
  argTypes: {
    person: { control: false },
    collaborator: { control: false },
    companyContext: { control: false },
  },
} satisfies Meta<typeof UserRoleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForAdministrators: Story = {};

/** A company administrator cannot change the workspace role. */
export const ForCompanyAdministrators: Story = { args: { person: person('company-admin') } };

/** A workspace administrator cannot change the company role. */
export const ForWorkspaceAdministrators: Story = { args: { person: person('workspace-admin') } };

export const OnPhone: Story = { ...ForCompanyAdministrators, tags: ['phone'], globals: phone };
