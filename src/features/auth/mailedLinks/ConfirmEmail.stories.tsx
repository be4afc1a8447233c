import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { given } from '@/testing/stories/story';
import { broken, loading, refused } from '@/testing/stories/storyServer';
import { ConfirmEmail } from './ConfirmEmail';

const meta = {
  title: 'Features/Auth/ConfirmEmail',
  component: ConfirmEmail,
  parameters: given({ as: 'guest', server: { '/user/confirm-email': loading } }),
  args: { token: 'token', onContinue: fn() },
} satisfies Meta<typeof ConfirmEmail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirming: Story = {};

export const LinkInvalid: Story = {
  parameters: given({
    as: 'guest',
    server: { '/user/confirm-email': refused('BAD_USER_INPUT', 'This link is no longer valid.') },
  }),
};

export const NoAnswer: Story = {
  parameters: given({ as: 'guest', server: { '/user/confirm-email': broken } }),
};

export const WithoutToken: Story = { args: { token: null } };
