import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, screen, userEvent } from 'storybook/test';
import { candidates, rounds } from '@/testing/stories/features/storyRounds';
import { setting, phone } from '@/testing/stories/story';
import { companies, COMPANY, LONG_COMPANY_NAME } from '@/testing/stories/storyData';
import { LONG_NAME } from '@/testing/stories/storyPeople';
import { broken, loading, errorReply, reply } from '@/testing/stories/storyServer';
import { toRound } from '../Round';
import { RoundDialog } from './RoundDialog';

const company = { ...COMPANY, workspaceId: 'workspace-1' };
const several = companies(3).map(({ id, name }) => ({ ...company, id, name }));
const [open, closed] = rounds('open', 'closed').rounds.map(toRound);

const meta = {
  title: 'Features/Rounds/RoundDialog (ask for opinions)',
  component: RoundDialog,
  parameters: setting({
    server: {
      getRoundCandidates: reply(candidates()),
      '/round/preview': reply({
        recipients: 3,
        subject: 'Your opinions for First half year',
        text: 'Hello\n\nYour opinion is asked at Alder Valley Foods by 15 February.\nScore on your own: it takes about ten minutes.\n\nhttps://value-drivers.example/my-part',
      }),
    },
  }),
  args: {
    open: true,
    round: null,
    company,
    companies: [company],
    onClose: fn(),
    onSaved: fn(),
  },
  argTypes: { round: { control: false }, companies: { control: false } },
  play: async () => {
    await screen.findByText('Choose everybody');
  },
} satisfies Meta<typeof RoundDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const askEverybody = async () => {
  await press('Choose everybody');
  await userEvent.type(screen.getByLabelText('Name of the round'), 'First half year');
};

export const Asking: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

/** The areas are those that each person answered most. */
export const Everybody: Story = {
  play: async () => {
    await askEverybody();
    await press('Preview the email');
    await screen.findByText('Your opinions for First half year');
  },
};

export const EverybodyOnPhone: Story = { ...Everybody, tags: ['phone'], globals: phone };

export const SeveralCompanies: Story = { args: { companies: several } };

const longNames = {
  roundCandidates: candidates().roundCandidates.map((one) => ({ ...one, name: LONG_NAME })),
};

export const LongNamesOnPhone: Story = {
  tags: ['phone'],
  globals: phone,
  args: { company: { ...company, name: LONG_COMPANY_NAME } },
  parameters: setting({ server: { getRoundCandidates: reply(longNames) } }),
  play: async () => {
    await press('Choose everybody');
  },
};

export const Editing: Story = { args: { round: open ?? null } };

/** In a company that is closed the people stay as they are. */
export const EditingClosed: Story = {
  args: { round: closed ?? null },
  play: async () => {
    await screen.findByText('The round is closed here.');
  },
};

export const LoadingPeople: Story = {
  parameters: setting({ server: { getRoundCandidates: loading } }),
  play: async () => {
    await screen.findByText('Loading the people…');
  },
};

export const PeopleFailed: Story = {
  parameters: setting({ server: { getRoundCandidates: broken } }),
  play: async () => {
    await screen.findByRole('button', { name: 'Retry' });
  },
};

const TAKEN = 'This workspace has a round with this name.';

export const NameTaken: Story = {
  parameters: setting({ server: { '/round/save': errorReply('NAME_TAKEN', TAKEN) } }),
  play: async () => {
    await askEverybody();
    await press('Send to 3 people');
    await screen.findByText(TAKEN);
  },
};
