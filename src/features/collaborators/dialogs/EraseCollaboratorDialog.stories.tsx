import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, screen, userEvent } from 'storybook/test';
import { setting, phone } from '@/testing/stories/story';
import { collaborator } from '@/testing/stories/storyPeople';
import { errorReply } from '@/testing/stories/storyServer';
import { toCollaborator } from '@/shared/api/users/collaborator';
import { EraseCollaboratorDialog } from './EraseCollaboratorDialog';

const erased = toCollaborator(collaborator());

const meta = {
  title: 'Features/Collaborators/EraseCollaboratorDialog',
  component: EraseCollaboratorDialog,
  args: { open: true, collaborator: erased, onClose: fn() },
  argTypes: { collaborator: { control: false } },
} satisfies Meta<typeof EraseCollaboratorDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button is disabled until the address is typed. */
export const Asking: Story = {};

export const Confirmed: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox'), erased.email);
  },
};

export const LastAdministrator: Story = {
  parameters: setting({
    server: {
      '/user/erase': errorReply('LAST_ADMINISTRATOR', 'The last administrator cannot be removed.'),
    },
  }),
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox'), erased.email);
    await userEvent.click(await screen.findByRole('button', { name: 'Erase' }));
    await screen.findByText('The last administrator cannot be removed.');
  },
};

export const OnPhone: Story = { tags: ['phone'], globals: phone };
