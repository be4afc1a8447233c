import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { given } from '@/testing/story';
import { LastKnownMark } from './LastKnownMark';

const meta = {
  title: 'Layout/LastKnownMark',
  component: LastKnownMark,
} satisfies Meta<typeof LastKnownMark>;

export default meta;
type Story = StoryObj<typeof meta>;

const FRIDAY = Date.UTC(2026, 0, 16, 14, 2);

/** The figures are an earlier visit's. */
export const OfAnEarlierVisit: Story = {
  parameters: given({ state: { lastKnown: { at: FRIDAY, parts: ['drivers'] } } }),
};

/** Nothing to say. */
export const OfNow: Story = {};
