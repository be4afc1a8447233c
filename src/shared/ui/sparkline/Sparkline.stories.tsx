import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Sparkline } from './Sparkline';

const RISING = Array.from({ length: 26 }, (_, week) => 4 + week / 10 + 0.3 * Math.sin(week / 2));

const meta = {
  title: 'Shared/Sparkline',
  component: Sparkline,
  tags: ['autodocs'],
  args: { values: RISING, label: 'Last 26 weeks: from 4.0 to 6.5' },
  decorators: (Story) => (
    <div style={{ maxInlineSize: 200 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rising: Story = {};

/** A movement of 0.1 stays small. */
export const AlmostLevel: Story = {
  args: { values: RISING.map((_, week) => 6 + (week % 2) / 10) },
};

/** Weeks without a value are bridged. */
export const WithGaps: Story = {
  args: { values: RISING.map((value, week) => (week % 7 < 3 ? value : null)) },
};
