import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen } from 'storybook/test';
import { setting, phone } from '@/testing/stories/story';
import { benchmark } from '@/testing/stories/features/storyBenchmark';
import { COMPANY, driver, driverBases, drivers } from '@/testing/stories/storyData';
import { broken, loading, errorReply, reply } from '@/testing/stories/storyServer';
import { RatingOverview } from './RatingOverview';

const meta = {
  title: 'Features/Drivers/RatingOverview',
  component: RatingOverview,
  parameters: setting({
    server: {
      getDrivers: reply(drivers()),
      getBenchmark: reply(benchmark()),
      getDriver: reply(driver()),
    },
  }),
  args: { companyId: COMPANY.id },
} satisfies Meta<typeof RatingOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

/** The trend of the last weeks is below each score. */
export const WithCourse: Story = {
  args: {
    recentWeeks: {
      Expectations: [6.2, 6.4, null, 6.9, 7.4, 7.9],
      'Operating Margin': [4.5, 4.4, 4.4, 4.3, 4.2, 4.2],
      'Global Average': [5.6, 5.8, null, 6, 6, 6.1],
    },
  },
};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

/** The popover explains how the rating is calculated. */
export const RatingExplained: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'How Operating Margin is calculated' }),
    );
    await screen.findByText('5 of 6 actions scored');
  },
};

export const NothingScored: Story = {
  parameters: setting({ server: { getDrivers: reply(drivers([])) } }),
};

/** The averages of two drivers include only few answers. */
export const FewScored: Story = {
  parameters: setting({
    server: { getDrivers: reply(drivers(undefined, driverBases([33, 3, 12, 35]))) },
  }),
};

/** Too few peers can be compared. */
export const FewPeers: Story = {
  parameters: setting({ server: { getBenchmark: reply(benchmark(4)) } }),
};

/** Without counts from the server, the ratings are shown alone. */
export const NotCounted: Story = {
  parameters: setting({
    server: { getDrivers: reply(drivers(undefined, {})) },
  }),
};

export const Loading: Story = {
  parameters: setting({ server: { getDrivers: loading } }),
};

export const Sample: Story = {
  parameters: setting({ server: { getDrivers: broken } }),
};

export const Forbidden: Story = {
  parameters: setting({ server: { getDrivers: errorReply('FORBIDDEN', '') } }),
};
