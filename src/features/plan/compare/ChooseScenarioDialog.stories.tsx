import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, screen, userEvent } from 'storybook/test';
import { scenarios } from '@/testing/stories/features/storyPlan';
import { importReply } from '@/testing/stories/features/storyWorkbook';
import { setting, phone } from '@/testing/stories/story';
import { COMPANY } from '@/testing/stories/storyData';
import { broken, conflictAfter, loading, reply } from '@/testing/stories/storyServer';
import { ChooseScenarioDialog } from './ChooseScenarioDialog';
import { toScenarios } from './Scenario';

const [fast] = toScenarios(scenarios());
const preview = { ...importReply([]), items: [{ id: 'item-1' }, { id: 'item-2' }] };

const meta = {
  title: 'Features/Plan/ChooseScenarioDialog (plan a scenario)',
  component: ChooseScenarioDialog,
  parameters: setting({ server: { '/scenario/choose': reply(preview) } }),
  args: { companyId: COMPANY.id, scenario: fast ?? null, chosenId: null, onClose: fn() },
  argTypes: { scenario: { control: false } },
} satisfies Meta<typeof ChooseScenarioDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Preview: Story = {
  play: async () => {
    await screen.findByText('8.2');
  },
};

export const OnPhone: Story = { ...Preview, tags: ['phone'], globals: phone };

export const LongNameOnPhone: Story = {
  ...OnPhone,
  args: {
    scenario: fast
      ? { ...fast, name: 'Everything that pays back before the plants are sold '.repeat(2).trim() }
      : null,
  },
};

export const Loading: Story = { parameters: setting({ server: { '/scenario/choose': loading } }) };

export const PreviewFailed: Story = {
  parameters: setting({ server: { '/scenario/choose': broken } }),
  play: async () => {
    await screen.findByRole('alert');
  },
};

/** The scenario, or the chosen one, has changed since the preview. */
export const Conflict: Story = {
  parameters: setting({ server: { '/scenario/choose': conflictAfter(preview) } }),
  play: async () => {
    await screen.findByText('8.2');
    await userEvent.click(screen.getByRole('button', { name: 'Plan this…' }));
    await screen.findByText(/has changed in the meantime/);
  },
};
