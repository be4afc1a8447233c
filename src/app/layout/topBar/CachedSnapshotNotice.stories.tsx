import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { given } from '@/testing/story';
import { COMPANY } from '@/testing/storyData';
import { LastKnownMark } from './CachedSnapshotNotice';
import type { LastKnownState } from '../../store/cachedSnapshot/cachedSnapshotSlice';

const meta = {
  title: 'Layout/LastKnownMark',
  component: LastKnownMark,
} satisfies Meta<typeof LastKnownMark>;

export default meta;
type Story = StoryObj<typeof meta>;

const friday: LastKnownState = {
  at: Date.UTC(2026, 0, 16, 14, 2),
  companyId: COMPANY.id,
  parts: ['drivers'],
  refresh: 'running',
};

/** The figures are an earlier visit's. */
export const OfAnEarlierVisit: Story = {
  parameters: given({ state: { lastKnown: friday } }),
};

/** The server could not be asked anew. */
export const Unreachable: Story = {
  parameters: given({ state: { lastKnown: { ...friday, refresh: 'failed' } } }),
};

/** Nothing to say. */
export const OfNow: Story = {};
