import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from 'antd';
import { setting, phone } from '@/testing/stories/story';
import { loading, errorReply } from '@/testing/stories/storyServer';
import { SecondStep } from './SecondStep';

const meta = {
  title: 'Features/Auth/SecondStep',
  component: SecondStep,
  parameters: setting({ as: 'guest' }),
  args: { methods: ['totp', 'recovery_code'] },
  decorators: (Story) => (
    <Card style={{ maxInlineSize: 400 }}>
      <Story />
    </Card>
  ),
} satisfies Meta<typeof SecondStep>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const enterCode: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Code from the app'), '123456');
  await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
};

export const AuthenticatorApp: Story = {};

export const Passkey: Story = { args: { methods: ['passkey', 'totp', 'recovery_code'] } };

export const Passwordless: Story = { args: { methods: 'passwordless' } };

export const RecoveryCode: Story = { args: { methods: ['recovery_code'] } };

export const OnPhone: Story = { tags: ['phone'], globals: phone };

export const Checking: Story = {
  parameters: setting({ server: { '/auth/second-factor': loading } }),
  play: enterCode,
};

export const WrongCode: Story = {
  parameters: setting({
    server: { '/auth/second-factor': errorReply('BAD_USER_INPUT', 'This code is not correct.') },
  }),
  play: async (context) => {
    await enterCode(context);
    await context.canvas.findByRole('alert');
  },
};
