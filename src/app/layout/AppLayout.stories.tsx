import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from 'antd';
import { screen } from 'storybook/test';
import { Page } from '@/shared/ui/page/Page';
import { setting, phone } from '@/testing/stories/story';
import { companies, companyList } from '@/testing/stories/storyData';
import { loading, lostConnection, reply } from '@/testing/stories/storyServer';
import { AppLayout } from './AppLayout';

// The frame of every page for signed-in users, behind its guard.
const meta = {
  title: 'Layout/AppLayout',
  component: AppLayout,
  parameters: setting({
    as: 'admin',
    frame: 'app',
    layout: 'fullscreen',
    server: { getCompanies: reply(companyList(companies())) },
  }),
  render: () => (
    <Page title="A page">
      <Card>Its contents</Card>
    </Page>
  ),
} satisfies Meta<typeof AppLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const WithSampleBanner: Story = {
  parameters: setting({ state: { sample: { views: 1, withheld: false } } }),
};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

export const MenuOpenOnPhone: Story = {
  tags: ['phone'],
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await screen.findByRole('dialog');
  },
};

/** The user is still loading. */
export const LoadingUser: Story = {
  parameters: setting({ as: 'arriving', server: { '/auth/user': loading } }),
};

/** The user could not be loaded. This does not sign anyone out. */
export const UserFailed: Story = {
  parameters: setting({ as: 'arriving', server: { '/auth/user': lostConnection } }),
};
