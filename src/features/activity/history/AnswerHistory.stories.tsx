import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { createRef } from 'react';
import { fn, screen } from 'storybook/test';
import { paths } from '@/shared/routing/paths';
import { setting, phone } from '@/testing/stories/story';
import { ACTIVITY_ID, answer, draft, FULL_ANSWER, unsaved } from '@/testing/stories/storyActivity';
import { COMPANY, person } from '@/testing/stories/storyData';
import { change, changes, changesOfEachKind } from '@/testing/stories/features/storyHistory';
import { loading, lostConnection, errorReply, reply } from '@/testing/stories/storyServer';
import { useGetAnswerQuery } from '../activityApi';
import { AnswerHistory, HistoryButton } from './AnswerHistory';

const answered = { answer: reply({ answer: answer(FULL_ANSWER) }) };
const listing = (answerHistory: ReturnType<typeof changes>) =>
  setting({ server: { ...answered, answerHistory: reply({ answerHistory }) } });

const meta = {
  title: 'Features/Activity/AnswerHistory',
  component: AnswerHistory,
  parameters: setting({
    path: paths.impactAreaAction({ area: '1', activityId: ACTIVITY_ID, history: true }),
    ...listing(changesOfEachKind()),
  }),
  args: {
    ids: { userId: person('editor').id, companyId: COMPANY.id, activityId: ACTIVITY_ID, area: '1' },
    action: '1.1.2.2 Test strategic options against three demand scenarios',
    canEdit: true,
    opener: createRef<HTMLElement>(),
    onSave: fn(),
    onDecide: fn(),
  },
  render: function BesideTheForm(args) {
    // The form loads the answer.
    const { companyId, activityId } = args.ids;
    useGetAnswerQuery({ companyId, activityId });
    return (
      <>
        <HistoryButton />
        <AnswerHistory {...args} />
      </>
    );
  },
  play: async () => {
    await screen.findByRole('dialog', { name: /^History/ });
  },
} satisfies Meta<typeof AnswerHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { parameters: setting({ path: '/' }), play: () => undefined };

/** Each kind of effect on the driver's average. */
export const EachKindOfChange: Story = {};

export const ForSubscribers: Story = {
  parameters: setting({ as: 'subscriber' }),
  args: { canEdit: false },
};

export const Restored: Story = {
  parameters: setting({ server: { '/user/autosave': loading } }),
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'Restore 6 for State of the activity' }),
    );
    await screen.findByText('State of the activity restored to 6');
  },
};

/** Twenty at first. */
export const Long: Story = {
  parameters: listing(changes(45)),
  play: async () => {
    await screen.findByRole('button', { name: 'Show more' });
  },
};

/** The first save of an answer can hold every field. */
export const EveryField: Story = {
  parameters: listing([
    change(1, {
      changes: Object.entries(FULL_ANSWER).map(([field, value]) => ({
        field,
        before: null,
        after: String(value),
      })),
      driver_before: 5.6,
      driver_after: 5.4,
    }),
  ]),
};

export const LongNames: Story = {
  parameters: listing([
    change(2, {
      changed_by: 'Maximiliana Featherstonehaugh-Cholmondeley, Head of Group Controlling',
      changes: [{ field: 'est_cost_subdriver_m', before: '1234567.125', after: '7654321.875' }],
    }),
  ]),
};

export const Empty: Story = { parameters: listing([]) };

export const Loading: Story = {
  parameters: setting({ server: { ...answered, answerHistory: loading } }),
};

export const Unreachable: Story = {
  parameters: setting({ server: { ...answered, answerHistory: lostConnection } }),
};

export const NotOpenToYou: Story = {
  parameters: setting({ server: { ...answered, answerHistory: errorReply('FORBIDDEN', '') } }),
};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

/** The panel covers the form, and shows whether the restored value is saved. */
export const UnsavedOnPhone: Story = {
  parameters: setting({ state: unsaved(draft({ phase: 'offline' })) }),
  tags: ['phone'],
  globals: phone,
};
