import { driverTitle } from '@contract/fields/naming';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, screen } from 'storybook/test';
import { plan, priorities } from '@/testing/stories/features/storyPlan';
import { COMPANY, DRIVER_NAMES } from '@/testing/stories/storyData';
import { given, phone } from '@/testing/stories/story';
import { reply } from '@/testing/stories/storyServer';
import { usePlanView } from '../usePlanView';
import { CommitDialog } from './CommitDialog';

const DRIVERS = DRIVER_NAMES.map(driverTitle);

interface Args {
  /** How many actions are selected. */
  count: number;
  onClose: () => void;
}

function WithActions({ count, onClose }: Args) {
  const view = usePlanView(COMPANY.id, DRIVERS);
  if (view.state !== 'ready') return null;
  return (
    <CommitDialog
      open
      companyId={COMPANY.id}
      actions={view.data.ranked.slice(0, count)}
      owners={[{ id: 'user-editor', name: 'Daniel Okafor' }]}
      onClose={onClose}
    />
  );
}

const meta = {
  title: 'Features/Plan/CommitDialog',
  component: WithActions,
  parameters: given({
    server: { getPriorities: reply(priorities()), getPlan: reply(plan()) },
  }),
  args: { count: 2, onClose: fn() },
  play: async () => {
    await screen.findByRole('dialog');
  },
} satisfies Meta<typeof WithActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Committing: Story = {};

export const OneAction: Story = { args: { count: 1 } };

export const OnPhone: Story = { tags: ['phone'], globals: phone };
