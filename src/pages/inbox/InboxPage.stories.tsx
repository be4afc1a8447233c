import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { setting, phone } from '@/testing/stories/story';
import { companyList, drivers } from '@/testing/stories/storyData';
import { emptyInbox, inbox } from '@/testing/stories/features/storyNotes';
import { broken, loading, reply } from '@/testing/stories/storyServer';
import { InboxPage } from './InboxPage';

const meta = {
  title: 'Pages/Inbox',
  component: InboxPage,
  parameters: setting({
    path: '/inbox',
    frame: 'app',
    layout: 'fullscreen',
    server: {
      getCompanies: reply(companyList()),
      getDrivers: reply(drivers()),
      getInbox: reply(inbox()),
    },
  }),
} satisfies Meta<typeof InboxPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

export const Empty: Story = { parameters: setting({ server: { getInbox: reply(emptyInbox()) } }) };

export const Loading: Story = { parameters: setting({ server: { getInbox: loading } }) };

export const Failed: Story = { parameters: setting({ server: { getInbox: broken } }) };
