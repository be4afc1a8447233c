import { driverTitle } from '@contract/fields/naming';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, screen } from 'storybook/test';
import { plan, priorities } from '@/testing/stories/features/storyPlan';
import { COMPANY, DRIVER_NAMES } from '@/testing/stories/storyData';
import { setting, phone } from '@/testing/stories/story';
import { reply } from '@/testing/stories/storyServer';
import { usePlanView } from '../usePlanView';
import { AddPanel } from './AddPanel';

const DRIVERS = DRIVER_NAMES.map(driverTitle);
const PEOPLE = ['Daniel Okafor', 'Marta Lindqvist', 'Sofía Herrera', 'Jonas Weber', 'Aisha Rahman'];

interface Args {
  /** How many actions are selected. */
  count: number;
  /** The names of the people who may be responsible. */
  people: readonly string[];
  onClose: () => void;
}

function WithActions({ count, people, onClose }: Args) {
  const view = usePlanView(COMPANY.id, DRIVERS);
  if (view.state !== 'ready') return null;
  return (
    <AddPanel
      companyId={COMPANY.id}
      actions={view.data.ranked.slice(0, count)}
      owners={people.map((name) => ({ id: name, name }))}
      onClose={onClose}
    />
  );
}

const meta = {
  title: 'Features/Plan/AddPanel',
  component: WithActions,
  parameters: setting({
    server: { getPriorities: reply(priorities()), getPlan: reply(plan()) },
  }),
  args: { count: 3, people: PEOPLE, onClose: fn() },
  play: async () => {
    await screen.findByRole('heading', { level: 2 });
  },
} satisfies Meta<typeof WithActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Adding: Story = {};

export const OneAction: Story = { args: { count: 1 } };

/** People beyond the first ones are in a list. */
export const ManyPeople: Story = {
  args: { people: [...PEOPLE, 'Lena Fischer', 'Tomás Ibarra', 'Grace Mensah'] },
};

export const OnPhone: Story = { tags: ['phone'], globals: phone };
