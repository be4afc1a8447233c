import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { setting, phone } from '@/testing/stories/story';
import { companies, companyList } from '@/testing/stories/storyData';
import { events } from '@/testing/stories/features/storyEvents';
import { broken, loading, errorReply, reply } from '@/testing/stories/storyServer';
import { EventLogPage } from './EventLogPage';

const meta = {
  title: 'Pages/Activity log',
  component: EventLogPage,
  parameters: setting({
    as: 'admin',
    path: '/activity-log',
    frame: 'app',
    layout: 'fullscreen',
    server: {
      getCompanies: reply(companyList(companies())),
      getWorkspaces: reply({ workspaces: [] }),
      getEvents: reply(events()),
    },
  }),
} satisfies Meta<typeof EventLogPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Events of people, of somebody who is not signed in, and of the server; the last kind is unknown to the app. */
export const Events: Story = {};

/** The page is full, so that there may be more events. */
export const MorePages: Story = {
  parameters: setting({ server: { getEvents: reply(events(50)) } }),
};

export const Filtered: Story = {
  parameters: setting({
    path: '/activity-log?kinds=roles_changed&person=person-1&from=2026-01-01',
  }),
};

/** Each event is a list of its facts. */
export const OnPhone: Story = { tags: ['phone'], globals: phone };

/** Administrators of a company have no filter by company. */
export const OfOneCompany: Story = { parameters: setting({ as: 'company-admin' }) };

export const NothingFound: Story = {
  parameters: setting({
    path: '/activity-log?kinds=signed_out',
    server: { getEvents: reply({ events: [] }) },
  }),
};

export const NothingRecorded: Story = {
  parameters: setting({ server: { getEvents: reply({ events: [] }) } }),
};

export const NotForEditors: Story = { parameters: setting({ as: 'editor' }) };

export const Loading: Story = { parameters: setting({ server: { getEvents: loading } }) };

export const Failed: Story = { parameters: setting({ server: { getEvents: broken } }) };

/** The role was taken away after the page had been opened. */
export const Forbidden: Story = {
  parameters: setting({ server: { getEvents: errorReply('FORBIDDEN') } }),
};
