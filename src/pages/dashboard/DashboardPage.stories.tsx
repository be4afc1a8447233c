import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { setting, phone } from '@/testing/stories/story';
import { dashboardAnswers, noFiguresYet } from '@/testing/stories/features/storyDashboard';
import { companies, company, companyList, drivers, impactAreas } from '@/testing/stories/storyData';
import { graphDrivers } from '@/testing/stories/features/storyEvolution';
import { broken, lostConnection, errorReply, reply } from '@/testing/stories/storyServer';
import { DashboardPage } from './DashboardPage';

const meta = {
  title: 'Pages/Dashboard',
  component: DashboardPage,
  parameters: setting({
    frame: 'app',
    layout: 'fullscreen',
    server: dashboardAnswers(),
  }),
} satisfies Meta<typeof DashboardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const ForAdministrators: Story = {
  parameters: setting({
    as: 'admin',
    server: { getCompanies: reply(companyList(companies())) },
  }),
};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

export const Loading: Story = {
  parameters: setting({ server: noFiguresYet }),
};

/** A company without any answers. */
export const EmptyCompany: Story = {
  parameters: setting({
    server: {
      getDrivers: reply(drivers([])),
      getGraphDrivers: reply(graphDrivers([])),
      getImpactAreas: reply(impactAreas([])),
    },
  }),
};

/** Every action is done: the button leads to what can be improved. */
export const AllDone: Story = {
  parameters: setting({
    server: { getImpactAreas: reply(impactAreas([100, 100, 100, 100, 100, 100, 100])) },
  }),
};

/** The server cannot be reached and nothing is cached. */
export const Sample: Story = {
  parameters: setting({
    as: 'admin',
    server: {
      getCompanies: broken,
      getDrivers: broken,
      getGraphDrivers: broken,
      getImpactAreas: broken,
    },
  }),
};

/** If one card fails, the others are still shown. */
export const FiguresForbidden: Story = {
  parameters: setting({ server: { getDrivers: errorReply('FORBIDDEN', '') } }),
};

export const CompaniesForbidden: Story = {
  parameters: setting({ server: { getCompanies: errorReply('FORBIDDEN', '') } }),
};

export const NoCompany: Story = {
  parameters: setting({
    as: 'without-company',
    server: { getCompanies: reply(companyList([])) },
  }),
};

export const NoCompanyForAdministrators: Story = {
  parameters: setting({ as: 'admin', server: { getCompanies: reply(companyList([])) } }),
};

export const DeletedCompany: Story = {
  parameters: setting({
    server: {
      getCompanies: reply(
        companyList([company({ activated: false, expiration_date: '2026-04-02T00:00:00.000Z' })]),
      ),
    },
  }),
};

/** Readers have no button that leads to an action form. */
export const ForSubscribers: Story = { parameters: setting({ as: 'subscriber' }) };

/** The figures of an earlier visit, with their time, until they are refreshed. */
export const Stale: Story = {
  parameters: setting({
    server: noFiguresYet,
    state: {
      cachedSnapshot: {
        takenAt: Date.UTC(2026, 0, 16, 14, 2),
        companyId: company().id,
        staleParts: ['drivers'],
        refresh: 'running',
      },
    },
  }),
};

/** The connection is lost and nothing is cached. */
export const Offline: Story = {
  parameters: setting({
    server: {
      getDrivers: lostConnection,
      getGraphDrivers: lostConnection,
      getImpactAreas: lostConnection,
    },
  }),
};
