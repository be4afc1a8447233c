import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { setting, phone } from '@/testing/stories/story';
import { errorReply, reply } from '@/testing/stories/storyServer';
import { ConfirmEmailPage } from './ConfirmEmailPage';
import { ForgotPasswordPage } from './ForgotPasswordPage';
import { OnboardingPage } from './OnboardingPage';
import { ResetPasswordPage } from './ResetPasswordPage';
import { SecondStepPage } from './SecondStepPage';

const meta = {
  title: 'Pages/Sign-in',
  parameters: setting({ as: 'guest', path: '/', frame: 'bare', layout: 'fullscreen' }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Links of mails have a token, which the page removes from the address. */
const LINKED = { path: '/?token=token' } as const;
const invalid = errorReply('BAD_USER_INPUT', 'This link is no longer valid.');

const press =
  (name: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
  };

export const ForgotPassword: Story = { render: () => <ForgotPasswordPage /> };

export const ForgotPasswordOnPhone: Story = { ...ForgotPassword, tags: ['phone'], globals: phone };

export const ResetPassword: Story = {
  render: () => <ResetPasswordPage />,
  parameters: setting(LINKED),
};

export const ResetPasswordWithoutToken: Story = { render: () => <ResetPasswordPage /> };

const invitation = { email: 'somebody@example.com', company_name: 'Alder Valley Foods' };

export const Onboarding: Story = {
  render: () => <OnboardingPage />,
  parameters: setting({ ...LINKED, server: { '/user/invitation': reply(invitation) } }),
};

export const OnboardingExpired: Story = {
  render: () => <OnboardingPage />,
  parameters: setting({ ...LINKED, server: { '/user/invitation': invalid } }),
};

export const OnboardingOnPhone: Story = { ...Onboarding, tags: ['phone'], globals: phone };

export const OnboardingWithoutToken: Story = { render: () => <OnboardingPage /> };

export const ConfirmEmail: Story = {
  render: () => <ConfirmEmailPage />,
  parameters: setting({ ...LINKED, server: { '/user/confirm-email': invalid } }),
};

export const ConfirmEmailExpired: Story = {
  ...ConfirmEmail,
  play: press('Confirm email address'),
};

export const SecondStep: Story = {
  render: () => <SecondStepPage methods={['passkey', 'totp', 'recovery_code']} />,
};

export const SecondStepOnPhone: Story = { ...SecondStep, tags: ['phone'], globals: phone };
