import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { setting, phone } from '@/testing/stories/story';
import { benchmark } from '@/testing/stories/features/storyBenchmark';
import { companyList, driver, drivers, impactAreas, subdrivers } from '@/testing/stories/storyData';
import { graphDrivers } from '@/testing/stories/features/storyEvolution';
import { priorities } from '@/testing/stories/features/storyImprovableActions';
import { broken, loading, errorReply, reply } from '@/testing/stories/storyServer';
import { plan } from '@/testing/stories/features/storyPlan';
import { reviews } from '@/testing/stories/features/storyReviews';
import { targets } from '@/testing/stories/features/storyTargets';
import { CompanyOverviewPage } from './CompanyOverviewPage';

const onDriver = { drivers: { activeTab: '2. Operating Margin', order: 'worse' } } as const;

const meta = {
  title: 'Pages/Company overview',
  component: CompanyOverviewPage,
  parameters: setting({
    path: '/company-overview',
    frame: 'app',
    layout: 'fullscreen',
    server: {
      getCompanies: reply(companyList()),
      getDrivers: reply(drivers()),
      getBenchmark: reply(benchmark()),
      getDriver: reply(driver()),
      getSubdrivers: reply(subdrivers()),
      getPriorities: reply(priorities()),
      getGraphDrivers: reply(graphDrivers()),
      getImpactAreas: reply(impactAreas()),
      getPlan: reply(plan()),
      getTargets: reply(targets()),
      getReviews: reply(reviews()),
    },
  }),
} satisfies Meta<typeof CompanyOverviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const General: Story = {};

export const GeneralOnPhone: Story = { tags: ['phone'], globals: phone };

/** Administrators of the company can set targets. */
export const ForAdministrators: Story = { parameters: setting({ as: 'company-admin' }) };

export const OneDriver: Story = { parameters: setting({ state: onDriver }) };

export const OneDriverOnPhone: Story = { ...OneDriver, tags: ['phone'], globals: phone };

/** Administrators of the company are offered to set one. */
export const OneDriverWithoutTarget: Story = {
  parameters: setting({
    as: 'company-admin',
    state: onDriver,
    server: { getTargets: reply({ targets: [] }) },
  }),
};

export const NothingScored: Story = {
  parameters: setting({
    server: { getDrivers: reply(drivers([])), getImpactAreas: reply(impactAreas()) },
  }),
};

export const Loading: Story = {
  parameters: setting({ server: { getDrivers: loading } }),
};

export const Sample: Story = {
  parameters: setting({ server: { getDrivers: broken } }),
};

export const ForSubscribers: Story = { parameters: setting({ as: 'subscriber' }) };

/** The company was taken from the person after the page had been opened. */
export const Forbidden: Story = {
  parameters: setting({
    server: {
      getDrivers: errorReply('FORBIDDEN', ''),
      getImpactAreas: errorReply('FORBIDDEN', ''),
    },
  }),
};
