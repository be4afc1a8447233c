import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ScaleBar } from './ScaleBar';

const meta = {
  title: 'Shared/ScaleBar',
  component: ScaleBar,
  tags: ['autodocs'],
  args: { label: 'Score 5.8', range: { low: 4.9, high: 6.1 }, tick: 5.4, dot: 5.8, flag: 7 },
} satisfies Meta<typeof ScaleBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A score among its peers, with a target. */
export const Score: Story = {};

export const ScoreAlone: Story = { args: { range: null, tick: null, flag: null } };

/** Between which values something lies, and where it is now. */
export const Range: Story = { args: { dot: null, flag: null } };

export const RangeOfNothing: Story = {
  args: { ...Range.args, range: { low: 10, high: 10 }, tick: 10 },
};
