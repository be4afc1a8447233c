import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, screen, userEvent } from 'storybook/test';
import { setting, phone } from '@/testing/stories/story';
import { COMPANY, DRIVER_NAMES } from '@/testing/stories/storyData';
import { errorReply } from '@/testing/stories/storyServer';
import { targets } from '@/testing/stories/features/storyTargets';
import { SetTargetDialog } from './SetTargetDialog';
import { formerTargets, currentTarget, toTargets } from '../Target';

const name = DRIVER_NAMES[1] ?? '';
const stored = toTargets(targets());

const meta = {
  title: 'Features/Targets/SetTargetDialog',
  component: SetTargetDialog,
  args: {
    open: true,
    companyId: COMPANY.id,
    driver: { name, title: 'Operating Margin', average: 4.2 },
    current: null,
    former: [],
    onClose: fn(),
  },
  argTypes: { current: { control: false }, former: { control: false } },
} satisfies Meta<typeof SetTargetDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }));

export const First: Story = {};

export const WithoutScore: Story = {
  args: { driver: { name, title: 'Operating Margin', average: null } },
};

/** With milestones, and the targets before it. */
export const Replacing: Story = {
  args: { current: currentTarget(stored, name), former: formerTargets(stored, name) },
};

export const ReplacingOnPhone: Story = { ...Replacing, tags: ['phone'], globals: phone };

export const Invalid: Story = {
  play: async () => {
    await save();
    await screen.findByText('Please check the marked fields.');
  },
};

export const Failed: Story = {
  ...Replacing,
  parameters: setting({
    server: { '/target/save': errorReply('FORBIDDEN', 'You may not set targets.') },
  }),
  play: async () => {
    await save();
    await screen.findByText('You may not set targets.');
  },
};
