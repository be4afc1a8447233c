import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { setting } from '@/testing/stories/story';
import { COMPANY } from '@/testing/stories/storyData';
import type { CachedSnapshotState } from '../../store/cachedSnapshot/cachedSnapshotSlice';
import { StaleDataNotice } from './StaleDataNotice';

const meta = {
  title: 'Layout/StaleDataNotice',
  component: StaleDataNotice,
} satisfies Meta<typeof StaleDataNotice>;

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
  parameters: setting({ state: { cachedSnapshot: ofFriday } }),
};

/** The figures could not be refreshed. */
export const Unreachable: Story = {
  parameters: setting({ state: { cachedSnapshot: { ...ofFriday, refresh: 'failed' } } }),
};

/** Data of this visit could not be loaded again. */
export const RefreshFailed: Story = {
  parameters: setting({
    state: {
      staleData: {
        card: { viewId: 'card', loadedAt: Date.UTC(2026, 0, 16, 14, 2) },
      },
    },
  }),
};

/** The figures are current, and there is no notice. */
export const Current: Story = {};
