import { driverTitle } from '@contract/fields/naming';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, screen } from 'storybook/test';
import { plan, priorities } from '@/testing/stories/features/storyPlan';
import { COMPANY, DRIVER_NAMES } from '@/testing/stories/storyData';
import { setting, phone } from '@/testing/stories/story';
import { reply } from '@/testing/stories/storyServer';
import { usePlanView } from '../usePlanView';
import { ReachDialog } from './ReachDialog';

const DRIVERS = DRIVER_NAMES.map(driverTitle);

interface Args {
  targets: Readonly<Record<string, number>>;
  onSelect: (ids: string[]) => void;
  onClose: () => void;
}

function WithView(args: Args) {
  const view = usePlanView(COMPANY.id, DRIVERS);
  return view.state === 'ready' ? <ReachDialog open view={view.data} {...args} /> : null;
}

const meta = {
  title: 'Features/Plan/ReachDialog',
  component: WithView,
  parameters: setting({
    server: { getPriorities: reply(priorities()), getPlan: reply(plan()) },
  }),
  args: { targets: { 'Global Average': 7.1 }, onSelect: fn(), onClose: fn() },
  play: async () => {
    await screen.findByRole('dialog');
  },
} satisfies Meta<typeof WithView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };
