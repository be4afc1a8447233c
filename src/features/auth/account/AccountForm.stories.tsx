import type { SessionDto } from '@contract/payloads';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, screen, userEvent } from 'storybook/test';
import { setting, phone } from '@/testing/stories/story';
import { person } from '@/testing/stories/storyData';
import { broken, loading, errorReply, reply, replyUser } from '@/testing/stories/storyServer';
import { AccountForm } from './AccountForm';

const user = person('editor');
const session = (id: string, browser: string | null, os: string | null): SessionDto => ({
  id,
  current: id === 'current',
  browser,
  os,
  address: '203.0.113.5',
  created_at: '2026-05-12T08:00:00.000Z',
  last_seen_at: '2026-05-13T10:00:00.000Z',
});
const sessions = [
  session('current', 'Chrome', 'Windows'),
  session('phone', 'Safari', 'iOS'),
  session('other', null, null),
];

const meta = {
  title: 'Features/Auth/AccountForm',
  component: AccountForm,
  parameters: setting({
    server: { '/auth/user': replyUser(user, 2), '/auth/sessions': reply(sessions) },
  }),
  args: { open: true, user, onClose: fn() },
  argTypes: { user: { control: false } },
} satisfies Meta<typeof AccountForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }));

export const Filled: Story = {};

export const NoOtherSessions: Story = {
  parameters: setting({ server: { '/auth/sessions': reply(sessions.slice(0, 1)) } }),
};

export const SessionsLoading: Story = {
  parameters: setting({ server: { '/auth/sessions': loading } }),
};

/** A server that returns only the number of other sessions. */
export const SessionsCounted: Story = {
  parameters: setting({
    server: { '/auth/sessions': broken, '/auth/user': replyUser(user, 2) },
  }),
};

export const SessionsUnknown: Story = {
  parameters: setting({ server: { '/auth/sessions': broken, '/auth/user': broken } }),
};

/** The person has not yet opened the confirmation link for the new address. */
export const EmailPending: Story = {
  args: { user: { ...user, pending_email: 'new.address@example.com' } },
};

/** A new password makes the field for the current password appear. */
export const NewPassword: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText('New password'), 'Fresh2027');
    await screen.findByLabelText('Current password');
  },
};

/** The person signs on through a provider and has no password. */
export const WithoutPassword: Story = {
  args: { user: { ...user, password_missing: true } },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('New password'), 'Fresh2027');
    await screen.findByText(/^You have no password here/);
  },
};

export const NameMissing: Story = {
  play: async () => {
    await userEvent.clear(await screen.findByLabelText('Name'));
    await save();
    await screen.findByText('Name is required');
  },
};

export const EmailTaken: Story = {
  parameters: setting({
    server: {
      '/user/updateUser': errorReply('EMAIL_TAKEN', 'This email is already registered'),
    },
  }),
  play: async () => {
    await save();
    await screen.findByRole('alert');
  },
};

export const OnPhone: Story = { tags: ['phone'], globals: phone };
