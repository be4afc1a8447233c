import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { setting } from '@/testing/stories/story';
import { CardRows } from '@/shared/ui/card/CardRows';
import { COMPANY, driverBases, drivers } from '@/testing/stories/storyData';
import { reply } from '@/testing/stories/storyServer';
import { RatingChange } from './RatingChange';

const meta = {
  title: 'Features/Drivers/RatingChange',
  component: RatingChange,
  parameters: setting({ server: { getDrivers: reply(drivers()) } }),
  args: {
    companyId: COMPANY.id,
    driver: { name: '1. Expectations', title: 'Expectations', average: 7.9, grade: 'High' },
  },
} satisfies Meta<typeof RatingChange>;

export default meta;
type Story = StoryObj<typeof meta>;

const from = (previous: number | null) =>
  setting({
    server: { getDrivers: reply(drivers(undefined, driverBases(undefined, 58, [previous]))) },
  });

export const Up: Story = {};

export const Down: Story = { parameters: from(8.4) };

/** In a narrow card the week is for screen readers only. */
export const InNarrowCard: Story = {
  render: (args) => (
    <div style={{ inlineSize: 300 }}>
      <CardRows rows={1} loading={false}>
        <RatingChange {...args} />
      </CardRows>
    </div>
  ),
};

/** There was no average four weeks ago. */
export const New: Story = { parameters: from(null) };

/** Below 0.05. */
export const TooSmall: Story = { parameters: from(7.88) };
