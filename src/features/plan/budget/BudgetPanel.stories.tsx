import { driverTitle } from '@contract/fields/naming';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, screen, userEvent } from 'storybook/test';
import { plan, priorities } from '@/testing/stories/features/storyPlan';
import { COMPANY, DRIVER_NAMES } from '@/testing/stories/storyData';
import { setting, phone } from '@/testing/stories/story';
import { reply } from '@/testing/stories/storyServer';
import { usePlanView } from '../usePlanView';
import { BudgetPanel } from './BudgetPanel';

const DRIVERS = DRIVER_NAMES.map(driverTitle);

interface Args {
  onSelect: (ids: string[]) => void;
}

function WithView(args: Args) {
  const view = usePlanView(COMPANY.id, DRIVERS);
  return view.state === 'ready' ? <BudgetPanel view={view.data} {...args} /> : null;
}

const meta = {
  title: 'Features/Plan/BudgetPanel',
  component: WithView,
  parameters: setting({
    server: { getPriorities: reply(priorities()), getPlan: reply(plan()) },
  }),
  args: { onSelect: fn() },
} satisfies Meta<typeof WithView>;

export default meta;
type Story = StoryObj<typeof meta>;

async function enter(budget: string) {
  await userEvent.type(await screen.findByRole('textbox'), budget);
}

export const Asking: Story = {};

export const WithResult: Story = { play: () => enter('5') };

export const Invalid: Story = { play: () => enter('much') };

export const OnPhone: Story = { tags: ['phone'], globals: phone, play: () => enter('5') };
