import type { SecondFactorDto } from '@contract/signIn/secondFactorPayloads';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import { setting, phone } from '@/testing/stories/story';
import { broken, loading, errorReply, reply } from '@/testing/stories/storyServer';
import { SecondFactor } from './SecondFactor';

const NONE: SecondFactorDto = {
  passkeys: [],
  totp_since: null,
  recovery_codes_left: 0,
  required: false,
};
const SOME: SecondFactorDto = {
  passkeys: [
    {
      id: 'laptop',
      name: 'Work laptop',
      created_at: '2026-05-02T08:00:00.000Z',
      last_used_at: '2026-05-12T08:00:00.000Z',
    },
    { id: 'key', name: 'Key', created_at: '2026-05-03T08:00:00.000Z', last_used_at: null },
  ],
  totp_since: '2026-05-01T08:00:00.000Z',
  recovery_codes_left: 7,
  required: false,
};
const CODES = Array.from('ABCDEFGHJK', (letter) => `${letter}2C3-D4E5-F6G7-H2J3`);
const SETUP = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Value%20Drivers:editor%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Value%20Drivers',
};

const meta = {
  title: 'Features/Second factor/SecondFactor',
  component: SecondFactor,
  parameters: setting({
    server: {
      '/user/second-factor': reply(NONE),
      '/user/begin-totp': reply(SETUP),
      '/user/confirm-totp': reply({ second_factor: SOME, recovery_codes: CODES }),
      '/user/create-recovery-codes': reply({ second_factor: SOME, recovery_codes: CODES }),
    },
  }),
} satisfies Meta<typeof SecondFactor>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const withSome = setting({ server: { '/user/second-factor': reply(SOME) } });

export const None: Story = {};

export const Several: Story = { parameters: withSome };

export const OnPhone: Story = { parameters: withSome, tags: ['phone'], globals: phone };

export const Required: Story = {
  parameters: setting({ server: { '/user/second-factor': reply({ ...SOME, required: true }) } }),
};

export const Loading: Story = {
  parameters: setting({ server: { '/user/second-factor': loading } }),
};

export const Failed: Story = {
  parameters: setting({ server: { '/user/second-factor': broken } }),
};

export const UnknownToTheServer: Story = {
  parameters: setting({ server: { '/user/second-factor': errorReply('NOT_FOUND') } }),
};

export const SettingUpAnApp: Story = {
  play: async () => {
    await press('Set up an authenticator app');
    await screen.findByText('Or type this key into the app:');
  },
};

export const NewCodes: Story = {
  name: 'New codes (RecoveryCodesDialog)',
  play: async () => {
    await press('Set up an authenticator app');
    await screen.findByText('Or type this key into the app:');
    await userEvent.type(await screen.findByLabelText('Code from the app'), '123456');
    await press('Confirm');
    await screen.findByText('Your recovery codes');
  },
};

export const ReplacingCodes: Story = {
  name: 'Replacing codes (NewCodesDialog)',
  parameters: withSome,
  play: async () => {
    await press('Create new codes');
    await screen.findByRole('dialog');
  },
};

export const Removing: Story = {
  name: 'Removing (RemoveFactorDialog)',
  parameters: withSome,
  play: async () => {
    await press('Remove Work laptop');
    await screen.findByRole('dialog');
  },
};
