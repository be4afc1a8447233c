import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { setting, phone } from '@/testing/stories/story';
import { COMPANY, driverBases, drivers } from '@/testing/stories/storyData';
import { broken, loading, errorReply, reply } from '@/testing/stories/storyServer';
import { CompanyOverviewCard } from './CompanyOverviewCard';

const meta = {
  title: 'Features/Drivers/CompanyOverviewCard',
  component: CompanyOverviewCard,
  parameters: setting({
    server: { getDrivers: reply(drivers()) },
  }),
  args: { companyId: COMPANY.id, onViewAll: fn() },
} satisfies Meta<typeof CompanyOverviewCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

/** Scores are abbreviated, and grades are icons. */
export const OnPhone: Story = { tags: ['phone'], globals: phone };

export const OneDriverScored: Story = {
  parameters: setting({ server: { getDrivers: reply(drivers([null, 8.4])) } }),
};

/** The averages of two drivers include only few answers. */
export const FewScored: Story = {
  parameters: setting({
    server: { getDrivers: reply(drivers(undefined, driverBases([33, 3, 12, 35]))) },
  }),
};

/** Without counts from the server, the ratings are shown alone. */
export const NotCounted: Story = {
  parameters: setting({
    server: { getDrivers: reply(drivers(undefined, {})) },
  }),
};

export const NoData: Story = {
  parameters: setting({ server: { getDrivers: reply(drivers([])) } }),
};

export const Loading: Story = {
  parameters: setting({ server: { getDrivers: loading } }),
};

/** The server cannot be reached and nothing is cached: sample data is shown under the banner. */
export const Sample: Story = {
  parameters: setting({ server: { getDrivers: broken } }),
};

export const Forbidden: Story = {
  parameters: setting({ server: { getDrivers: errorReply('FORBIDDEN', '') } }),
};

export const Failed: Story = {
  parameters: setting({
    server: { getDrivers: errorReply('NOT_FOUND', 'The figures could not be computed.') },
  }),
};
