import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, screen, userEvent } from 'storybook/test';
import { given, phone } from '@/testing/story';
import { person } from '@/testing/storyData';
import { broken, loading, refused, replyUser } from '@/testing/storyServer';
import { AccountForm } from './AccountForm';

const user = person('editor');

const meta = {
  title: 'Features/Auth/AccountForm',
  component: AccountForm,
  parameters: given({ server: { '/auth/user': replyUser(user, 2) } }),
  args: { open: true, user, onClose: fn() },
  argTypes: { user: { control: false } },
} satisfies Meta<typeof AccountForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }));

export const Filled: Story = {};

export const NoOtherSessions: Story = {
  parameters: given({ server: { '/auth/user': replyUser(user, 0) } }),
};

export const SessionsLoading: Story = { parameters: given({ server: { '/auth/user': loading } }) };

export const SessionsUnknown: Story = { parameters: given({ server: { '/auth/user': broken } }) };

/** The current password is asked for. */
export const NewPassword: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText('New password'), 'Fresh2027');
    await screen.findByLabelText('Current password');
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
  parameters: given({
    server: {
      '/user/updateUser': refused('EMAIL_TAKEN', 'This email is already registered'),
    },
  }),
  play: async () => {
    await save();
    await screen.findByRole('alert');
  },
};

export const OnPhone: Story = { tags: ['phone'], globals: phone };
