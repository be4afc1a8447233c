import { driverTitle } from '@contract/fields/naming';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { noPlan, plan, priorities, scenarios } from '@/testing/stories/features/storyPlan';
import { COMPANY, DRIVER_NAMES } from '@/testing/stories/storyData';
import { setting, phone } from '@/testing/stories/story';
import { loading, errorReply, reply } from '@/testing/stories/storyServer';
import { usePlanView } from '../usePlanView';
import { SaveScenarioDialog } from './SaveScenarioDialog';

const DRIVERS = DRIVER_NAMES.map(driverTitle);
const OWNERS = [{ id: 'user-editor', name: 'Daniel Okafor' }];

interface Args {
  onClose: () => void;
}

function WithView(args: Args) {
  const view = usePlanView(COMPANY.id, DRIVERS);
  return view.state === 'ready' ? (
    <SaveScenarioDialog open companyId={COMPANY.id} view={view.data} owners={OWNERS} {...args} />
  ) : null;
}

const meta = {
  title: 'Features/Plan/SaveScenarioDialog (keep as scenario)',
  component: WithView,
  parameters: setting({
    server: {
      getPriorities: reply(priorities()),
      getPlan: reply(plan()),
      getScenarios: reply(scenarios()),
    },
    state: { plan: { [COMPANY.id]: { selected: ['activity-2'], aims: {} } } },
  }),
  args: { onClose: fn() },
  play: async () => {
    await screen.findByRole('dialog');
  },
} satisfies Meta<typeof WithView>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }));

/** With the open items of the plan. */
export const Keeping: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

export const NothingPlanned: Story = {
  parameters: setting({ server: { getPlan: reply(noPlan()) } }),
};

export const WithoutName: Story = {
  play: async () => {
    await userEvent.clear(await screen.findByLabelText('Name'));
    await save();
    await waitFor(() => expect(screen.getByLabelText('Name')).toBeInvalid());
  },
};

export const Saving: Story = {
  parameters: setting({ server: { '/scenario/save': loading } }),
  play: async () => {
    await save();
    await waitFor(() => expect(screen.getByLabelText('Name')).toBeDisabled());
  },
};

const TAKEN = 'This company has a scenario with this name.';

export const NameTaken: Story = {
  parameters: setting({ server: { '/scenario/save': errorReply('NAME_TAKEN', TAKEN) } }),
  play: async () => {
    await save();
    await screen.findByText(TAKEN);
  },
};
