import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, screen, userEvent } from 'storybook/test';
import { roundOpinions } from '@/testing/stories/features/storyRounds';
import { importReply } from '@/testing/stories/features/storyWorkbook';
import { setting, phone } from '@/testing/stories/story';
import { COMPANY } from '@/testing/stories/storyData';
import { broken, conflictAfter, loading, reply } from '@/testing/stories/storyServer';
import { toRoundResult } from '../RoundResult';
import { AgreedDialog } from './AgreedDialog';

const { round } = roundOpinions();
const actions = round ? toRoundResult(round).actions : [];

const meta = {
  title: 'Features/Rounds/AgreedDialog (take the agreed opinions)',
  component: AgreedDialog,
  parameters: setting({ server: { '/round/decide': reply(importReply([])) } }),
  args: {
    open: true,
    actions,
    place: { roundId: 'round-closed', companyId: COMPANY.id },
    onClose: fn(),
  },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof AgreedDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Preview: Story = {
  play: async () => {
    await screen.findByText('8.2');
  },
};

export const OnPhone: Story = { ...Preview, tags: ['phone'], globals: phone };

/** The averages stay in view: only the list of the actions scrolls. */
export const ManyOnPhone: Story = {
  ...OnPhone,
  args: {
    actions: Array.from({ length: 40 }, (_, index) =>
      actions.map((action) => ({ ...action, id: `${action.id}/${String(index)}` })),
    ).flat(),
  },
};

export const Loading: Story = { parameters: setting({ server: { '/round/decide': loading } }) };

export const PreviewFailed: Story = {
  parameters: setting({ server: { '/round/decide': broken } }),
  play: async () => {
    await screen.findByText('Nothing was decided. Please try again.');
  },
};

export const Conflict: Story = {
  parameters: setting({ server: { '/round/decide': conflictAfter(importReply([])) } }),
  play: async () => {
    await screen.findByText('8.2');
    await userEvent.click(screen.getByRole('button', { name: 'Make them the answers' }));
    await screen.findByText(/Someone has changed/);
  },
};
