import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { draft } from '@/testing/stories/storyActivity';
import { ConflictPanel } from './ConflictPanel';

const theirs = { value: 2, by: 'Finance lead', at: '2026-03-02T09:30:00.000Z' };

const meta = {
  title: 'Features/Activity/ConflictPanel',
  component: ConflictPanel,
  args: { draft: draft({ phase: 'conflict', conflicts: { revenue_state: theirs } }) },
} satisfies Meta<typeof ConflictPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneField: Story = {};

export const SeveralFields: Story = {
  args: {
    draft: draft({
      phase: 'conflict',
      edits: {
        revenue_state: { value: 9, base: 7, at: 0 },
        relevance: { value: 8, base: null, at: 0 },
        time_w: { value: null, base: 54, at: 0 },
      },
      conflicts: {
        revenue_state: theirs,
        relevance: { ...theirs, value: 4 },
        time_w: { ...theirs, value: 60, by: null },
      },
    }),
  },
};
