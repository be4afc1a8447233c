import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, screen, userEvent } from 'storybook/test';
import { setting } from '@/testing/stories/story';
import { collaborator } from '@/testing/stories/storyPeople';
import { broken } from '@/testing/stories/storyServer';
import { toCollaborator } from '@/shared/api/users/collaborator';
import { EndSessionsDialog } from './EndSessionsDialog';

const meta = {
  title: 'Features/Collaborators/EndSessionsDialog',
  component: EndSessionsDialog,
  args: { open: true, collaborator: toCollaborator(collaborator()), onClose: fn() },
  argTypes: { collaborator: { control: false } },
} satisfies Meta<typeof EndSessionsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ending: Story = {};

export const Failed: Story = {
  parameters: setting({ server: { '/user/end-sessions': broken } }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'End sessions' }));
    await screen.findByRole('alert');
  },
};
