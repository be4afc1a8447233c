import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { setting, phone } from '@/testing/stories/story';
import { reply } from '@/testing/stories/storyServer';
import { LoginPage } from './LoginPage';

const OPTIONS = { providers: [], passkeys: false, enforced_domains: [] };

const meta = {
  title: 'Pages/Login',
  component: LoginPage,
  parameters: setting({
    as: 'guest',
    path: '/login',
    frame: 'bare',
    layout: 'fullscreen',
    server: { '/auth/sign-in-options': reply(OPTIONS) },
  }),
} satisfies Meta<typeof LoginPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

export const WithPasskeys: Story = {
  parameters: setting({
    server: { '/auth/sign-in-options': reply({ ...OPTIONS, passkeys: true }) },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Log in with a passkey' });
  },
};
