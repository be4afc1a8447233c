import type { SignOnInPage } from '@contract/signIn/signOn';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { fn } from 'storybook/test';
import { setting } from '@/testing/stories/story';
import { person } from '@/testing/stories/storyData';
import { SignInAgainDialog } from './SignInAgainDialog';

const meta = {
  title: 'Features/Auth/SignInAgainDialog',
  component: SignInAgainDialog,
  parameters: setting({ as: 'editor' }),
  args: { user: person('editor'), open: true, onClose: fn() },
} satisfies Meta<typeof SignInAgainDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SessionExpired: Story = {};

const withSignOn = (page: SignOnInPage) => ({
  decorators: (Component: () => ReactElement) => (
    <div id="root" data-sign-on={JSON.stringify(page)}>
      <Component />
    </div>
  ),
});
const providers = [{ id: 'entra', name: 'Contoso' }];

export const PasswordOrProvider: Story = withSignOn({ providers, enforced_domains: [] });

/** People of these domains log in only through a provider. */
export const ProviderOnly: Story = withSignOn({ providers, enforced_domains: ['example.com'] });
