import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SegmentedBar } from './SegmentedBar';

const meta = {
  title: 'Shared/SegmentedBar',
  component: SegmentedBar,
  tags: ['autodocs'],
  args: { percent: 52, label: 'Progress' },
  argTypes: { percent: { control: { type: 'range', min: 0, max: 100 } } },
} satisfies Meta<typeof SegmentedBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotStarted: Story = { args: { percent: 0 } };

export const JustStarted: Story = { args: { percent: 1 } };

/** The segment in progress is filled by its share. */
export const HalfWay: Story = {};

export const AlmostDone: Story = { args: { percent: 99 } };

export const Complete: Story = { args: { percent: 100 } };
