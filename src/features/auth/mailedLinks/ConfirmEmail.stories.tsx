import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, screen, userEvent } from 'storybook/test';
import { setting } from '@/testing/stories/story';
import { broken, loading, errorReply } from '@/testing/stories/storyServer';
import { ConfirmEmail } from './ConfirmEmail';

const meta = {
  title: 'Features/Auth/ConfirmEmail',
  component: ConfirmEmail,
  parameters: setting({ as: 'guest', server: { '/user/confirm-email': loading } }),
  args: { token: 'token', onContinue: fn() },
} satisfies Meta<typeof ConfirmEmail>;

export default meta;
type Story = StoryObj<typeof meta>;

const confirm = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Confirm email address' }));

export const Asking: Story = {};

export const Confirming: Story = { play: confirm };

export const LinkInvalid: Story = {
  parameters: setting({
    as: 'guest',
    server: {
      '/user/confirm-email': errorReply('BAD_USER_INPUT', 'This link is no longer valid.'),
    },
  }),
  play: confirm,
};

export const NoAnswer: Story = {
  parameters: setting({ as: 'guest', server: { '/user/confirm-email': broken } }),
  play: confirm,
};

export const WithoutToken: Story = { args: { token: null } };
