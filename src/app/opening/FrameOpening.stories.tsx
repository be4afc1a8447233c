import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { given, phone } from '@/testing/story';
import { COMPANY, companyList, driverCounts, drivers, impactAreas } from '@/testing/storyData';
import { graphDrivers } from '@/testing/storyEvolution';
import { loading, reply } from '@/testing/storyServer';
import { FrameOpening } from './FrameOpening';

const meta = {
  title: 'Layout/FrameOpening',
  component: FrameOpening,
  parameters: given({
    layout: 'fullscreen',
    server: {
      getCompanies: reply(companyList()),
      getDrivers: reply(drivers()),
      getDriverCounts: reply(driverCounts()),
      getGraphDrivers: reply(graphDrivers()),
      getImpactAreas: reply(impactAreas()),
    },
  }),
} satisfies Meta<typeof FrameOpening>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All answers were quicker than antd. */
export const Dashboard: Story = {};

/** Only who is here is known. */
export const NoFigures: Story = {
  parameters: given({
    server: {
      getDrivers: loading,
      getDriverCounts: loading,
      getGraphDrivers: loading,
      getImpactAreas: loading,
    },
  }),
};

/** Not even that. */
export const Nobody: Story = { parameters: given({ as: 'guest' }) };

export const AnotherPage: Story = { parameters: given({ path: '/evolution' }) };

export const AnEarlierVisit: Story = {
  parameters: given({
    state: {
      lastKnown: {
        at: Date.UTC(2026, 0, 16, 14, 2),
        companyId: COMPANY.id,
        parts: ['drivers', 'areas'],
        refresh: 'running',
      },
    },
  }),
};

export const OnPhone: Story = { tags: ['phone'], globals: phone };
