import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, screen, userEvent } from 'storybook/test';
import { setting } from '@/testing/stories/story';
import { collaborator, invited } from '@/testing/stories/storyPeople';
import { broken, errorReply } from '@/testing/stories/storyServer';
import { toCollaborator } from '@/shared/api/users/collaborator';
import { RemoveCollaboratorDialog } from './RemoveCollaboratorDialog';

const meta = {
  title: 'Features/Collaborators/RemoveCollaboratorDialog',
  component: RemoveCollaboratorDialog,
  args: { open: true, collaborator: toCollaborator(collaborator()), onClose: fn() },
  argTypes: { collaborator: { control: false } },
} satisfies Meta<typeof RemoveCollaboratorDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const remove: Story['play'] = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Remove user' }));
  await screen.findByText(/^Failed to delete collaborator/);
};

export const Removing: Story = {};

export const RevokingAnInvitation: Story = { args: { collaborator: toCollaborator(invited()) } };

export const Failed: Story = {
  parameters: setting({ server: { '/user/delete': broken } }),
  play: remove,
};

export const LastAdministrator: Story = {
  parameters: setting({
    server: {
      '/user/delete': errorReply(
        'LAST_ADMINISTRATOR',
        'This is the last administrator of the company. Make someone else an administrator first.',
      ),
    },
  }),
  play: remove,
};
