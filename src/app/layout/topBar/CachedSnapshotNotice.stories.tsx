import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { given } from '@/testing/stories/story';
import { COMPANY } from '@/testing/stories/storyData';
import type { CachedSnapshotState } from '../../store/cachedSnapshot/cachedSnapshotSlice';
import { CachedSnapshotNotice } from './CachedSnapshotNotice';

const meta = {
  title: 'Layout/CachedSnapshotNotice',
  component: CachedSnapshotNotice,
} satisfies Meta<typeof CachedSnapshotNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

const ofFriday: CachedSnapshotState = {
  takenAt: Date.UTC(2026, 0, 16, 14, 2),
  companyId: COMPANY.id,
  staleParts: ['drivers'],
  refresh: 'running',
};

/** The page shows the figures of an earlier visit. */
export const OfAnEarlierVisit: Story = {
  parameters: given({ state: { cachedSnapshot: ofFriday } }),
};

/** The figures could not be refreshed. */
export const Unreachable: Story = {
  parameters: given({ state: { cachedSnapshot: { ...ofFriday, refresh: 'failed' } } }),
};

/** The figures are current, and there is no notice. */
export const Current: Story = {};
