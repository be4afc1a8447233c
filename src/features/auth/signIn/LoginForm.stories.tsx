import type { SignOnInPage } from '@contract/signIn/signOn';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from 'antd';
import { fn } from 'storybook/test';
import { setting } from '@/testing/stories/story';
import { broken, loading, errorReply } from '@/testing/stories/storyServer';
import { LoginForm } from './LoginForm';

const meta = {
  title: 'Features/Auth/LoginForm',
  component: LoginForm,
  parameters: setting({ as: 'guest' }),
  args: { onForgotPassword: fn() },
  decorators: (Story) => (
    <Card style={{ maxInlineSize: 400 }}>
      <Story />
    </Card>
  ),
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const ENFORCED: SignOnInPage = {
  providers: [{ id: 'entra', name: 'Contoso' }],
  enforced_domains: ['contoso.example'],
};

const fillIn =
  (email: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), email);
    await userEvent.type(canvas.getByLabelText('Password'), 'Demo2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
  };

export const Empty: Story = {};

export const EmptyFieldsSubmitted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await canvas.findByText('Email is required');
  },
};

export const InvalidEmail: Story = {
  play: async (context) => {
    await fillIn('editor at example')(context);
    await context.canvas.findByText('Please enter a valid email address');
  },
};

export const WrongPassword: Story = {
  parameters: setting({
    server: {
      '/auth/login': errorReply('INVALID_CREDENTIALS', 'Incorrect e-mail address or password.'),
    },
  }),
  play: async (context) => {
    await fillIn('editor@example.com')(context);
    await context.canvas.findByRole('alert');
  },
};

export const ServerError: Story = {
  parameters: setting({ server: { '/auth/login': broken } }),
  play: async (context) => {
    await fillIn('editor@example.com')(context);
    await context.canvas.findByRole('alert');
  },
};

export const SigningIn: Story = {
  parameters: setting({ server: { '/auth/login': loading } }),
  play: fillIn('editor@example.com'),
};

/** The server's page names the domains whose people sign in with a provider only. */
export const SingleSignOnEnforced: Story = {
  decorators: (Story) => (
    <div id="root" data-sign-on={JSON.stringify(ENFORCED)}>
      <Story />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'pat@contoso.example');
    await canvas.findByText('Please log in with the account of your organization.');
  },
};
