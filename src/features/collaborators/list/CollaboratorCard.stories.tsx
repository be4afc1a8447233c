import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { phone } from '@/testing/stories/story';
import { collaborator, invited, LONG_NAME } from '@/testing/stories/storyPeople';
import { toCollaborator } from '@/shared/api/users/collaborator';
import { CollaboratorCard } from './CollaboratorCard';

const meta = {
  title: 'Features/Collaborators/CollaboratorCard',
  component: CollaboratorCard,
  args: {
    collaborator: toCollaborator(collaborator()),
    actions: ['userRole', 'changeCompany', 'remove'],
    onAction: fn(),
  },
  argTypes: { collaborator: { control: false } },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof CollaboratorCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithMenu: Story = {};

/** The user may not change this person. */
export const WithoutMenu: Story = { args: { actions: [] } };

export const Invited: Story = { args: { collaborator: toCollaborator(invited()) } };

export const InvitationExpired: Story = {
  args: { collaborator: toCollaborator(invited('2026-01-02T10:00:00.000Z')) },
};

export const LongNameOnPhone: Story = {
  args: { collaborator: toCollaborator(collaborator({ name: LONG_NAME })) },
  tags: ['phone'],
  globals: phone,
};
