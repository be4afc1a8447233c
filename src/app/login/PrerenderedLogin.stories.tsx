import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { setting, phone } from '@/testing/stories/story';
import { errorReply } from '@/testing/stories/storyServer';
import { PrerenderedLogin } from './PrerenderedLogin';

const meta = {
  title: 'Layout/PrerenderedLogin',
  component: PrerenderedLogin,
  parameters: setting({
    as: 'guest',
    layout: 'fullscreen',
    // A server without passkeys.
    server: { '/auth/sign-in-options': errorReply('NOT_FOUND') },
  }),
  args: {
    send: fn(() => Promise.resolve()),
    onForgotPassword: fn(),
    onReady: fn(),
    onPasskey: fn(),
  },
} satisfies Meta<typeof PrerenderedLogin>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const EmptyFieldsSubmitted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await canvas.findByText('Email is required');
  },
};

export const Sending: Story = {
  args: { send: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'editor@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'Demo2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
  },
};

export const OnPhone: Story = { tags: ['phone'], globals: phone };
