import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, screen, userEvent } from 'storybook/test';
import { setting } from '@/testing/stories/story';
import { collaborator } from '@/testing/stories/storyPeople';
import { broken } from '@/testing/stories/storyServer';
import { toCollaborator } from '@/shared/api/users/collaborator';
import { ResetSecondFactorDialog } from './ResetSecondFactorDialog';

const meta = {
  title: 'Features/Collaborators/ResetSecondFactorDialog',
  component: ResetSecondFactorDialog,
  args: { open: true, collaborator: toCollaborator(collaborator()), onClose: fn() },
  argTypes: { collaborator: { control: false } },
} satisfies Meta<typeof ResetSecondFactorDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Resetting: Story = {};

export const Failed: Story = {
  parameters: setting({ server: { '/user/reset-second-factor': broken } }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reset' }));
    await screen.findByRole('alert');
  },
};
