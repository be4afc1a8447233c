import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { setting, phone } from '@/testing/stories/story';
import { importReply } from '@/testing/stories/features/storyWorkbook';
import { COMPANY, LONG_COMPANY_NAME } from '@/testing/stories/storyData';
import { loading, lostConnection, errorReply } from '@/testing/stories/storyServer';
import { TakeDialog } from './TakeDialog';

const meta = {
  title: 'Features/Reviews/TakeDialog (take a review)',
  component: TakeDialog,
  args: {
    open: true,
    company: COMPANY,
    averages: importReply([]).averages_before,
    onClose: fn(),
    onTaken: fn(),
  },
  argTypes: { averages: { control: false } },
} satisfies Meta<typeof TakeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const NOTHING_SCORED = 'Nothing is scored yet, so that there is nothing to review.';

const take = async () => {
  await userEvent.type(await screen.findByLabelText('Name'), 'Board, first half');
  await userEvent.click(screen.getByRole('button', { name: 'Take review' }));
};

export const Naming: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

export const LongNameOnPhone: Story = {
  ...OnPhone,
  args: { company: { ...COMPANY, name: LONG_COMPANY_NAME } },
};

export const NothingScored: Story = {
  args: { averages: meta.args.averages.map(({ driver }) => ({ driver, average: null })) },
  parameters: setting({
    server: { '/review/take': errorReply('BAD_USER_INPUT', NOTHING_SCORED) },
  }),
  play: async () => {
    await take();
    await screen.findByText(NOTHING_SCORED);
  },
};

export const Taking: Story = {
  parameters: setting({ server: { '/review/take': loading } }),
  play: async () => {
    await take();
    await waitFor(() => expect(screen.getByLabelText('Name')).toBeDisabled());
  },
};

export const Failed: Story = {
  parameters: setting({ server: { '/review/take': lostConnection } }),
  play: async () => {
    await take();
    await screen.findByText('The review could not be taken.');
  },
};
