import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, screen } from 'storybook/test';
import { setting, phone } from '@/testing/stories/story';
import { broken, loading, reply } from '@/testing/stories/storyServer';
import { SetUpTotpDialog } from './SetUpTotpDialog';

const SETUP = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Value%20Drivers:editor%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Value%20Drivers',
};

const meta = {
  title: 'Features/Second factor/SetUpTotpDialog (authenticator app)',
  component: SetUpTotpDialog,
  parameters: setting({ server: { '/user/begin-totp': reply(SETUP) } }),
  args: { open: true, onAdded: fn(), onClose: fn() },
} satisfies Meta<typeof SetUpTotpDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Connecting: Story = {
  play: async () => {
    await screen.findByText('Or type this key into the app:');
  },
};

export const OnPhone: Story = { ...Connecting, tags: ['phone'], globals: phone };

export const Loading: Story = { parameters: setting({ server: { '/user/begin-totp': loading } }) };

export const Failed: Story = { parameters: setting({ server: { '/user/begin-totp': broken } }) };
