import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { setting, phone } from '@/testing/stories/story';
import {
  ACTIVITY_ID,
  activities,
  activity,
  answer,
  draft,
  FULL_ANSWER,
  neighbors,
  unsaved,
} from '@/testing/stories/storyActivity';
import { COMPANY, person } from '@/testing/stories/storyData';
import { broken, loading, lostConnection, errorReply, reply } from '@/testing/stories/storyServer';
import { ActionCard } from './ActionCard';

const conflict = {
  answer: answer({ ...FULL_ANSWER, revenue_state: 2, revision: 4 }),
  changed_by: 'Finance lead',
  changed_at: '2026-03-02T09:30:00.000Z',
};

const notApplicable = reply({
  answer: answer({
    ...FULL_ANSWER,
    not_applicable: true,
    not_applicable_reason: 'There are no shops.',
    confidence: 2,
  }),
});

const meta = {
  title: 'Features/Activity/ActionCard',
  component: ActionCard,
  parameters: setting({
    server: {
      activity: reply(activity()),
      answer: reply({ answer: answer(FULL_ANSWER) }),
      nextAndPreviousActivity: reply(neighbors()),
      impactAreaActivities: reply({ impactAreaActivities: activities(8) }),
      '/user/autosave': reply({ revision: 4, average_score: 7, status: 'done' }),
    },
  }),
  args: {
    ids: { userId: person('editor').id, companyId: COMPANY.id, activityId: ACTIVITY_ID },
    area: '1',
    canEdit: true,
    onOpen: fn(),
  },
} satisfies Meta<typeof ActionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {};

/** The company overview shows the form with headings. */
export const WithHeadings: Story = { args: { withHeadings: true } };

export const Untouched: Story = {
  parameters: setting({ server: { answer: reply({ answer: null }) } }),
};

export const InProgress: Story = {
  parameters: setting({
    server: { answer: reply({ answer: answer({ relevance: 8, criticality: 4 }) }) },
  }),
};

export const WithUnsavedEdits: Story = { parameters: setting({ state: unsaved(draft()) }) };

export const Saving: Story = {
  parameters: setting({ state: unsaved(draft({ phase: 'saving' })) }),
};

export const Saved: Story = {
  parameters: setting({ state: unsaved(draft()) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await canvas.findByText(/^Saved/);
  },
};

/** The edits remain in the form and can be saved with the button. */
export const SavingFailed: Story = {
  parameters: setting({ state: unsaved(draft()), server: { '/user/autosave': broken } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await canvas.findByRole('alert');
  },
};

/** Another person changed the same field, and the panel offers both values. */
export const Conflict: Story = {
  parameters: setting({
    state: unsaved(draft()),
    server: {
      '/user/autosave': errorReply('REVISION_CONFLICT', 'Changed in the meantime', conflict),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await canvas.findByRole('alert');
  },
};

/** The values stay readable, because they count again when the mark is removed. */
export const NotApplicable: Story = { parameters: setting({ server: { answer: notApplicable } }) };

export const NotApplicableOnPhone: Story = {
  parameters: setting({ server: { answer: notApplicable } }),
  tags: ['phone'],
  globals: phone,
};

export const NotApplicableForSubscribers: Story = {
  parameters: setting({ as: 'subscriber', server: { answer: notApplicable } }),
  args: { canEdit: false },
};

/** Nothing is saved before there is a reason. */
export const MarkWithoutReason: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Not applicable here' }));
    await canvas.findByText('Enter a reason. Nothing is saved until then.');
  },
};

export const ReadOnlyForSubscribers: Story = {
  parameters: setting({ as: 'subscriber' }),
  args: { canEdit: false },
};

/** Sample data is read-only. */
export const Sample: Story = {
  args: {
    ids: { userId: person('editor').id, companyId: 'sample-company-1', activityId: ACTIVITY_ID },
  },
};

export const FirstAction: Story = {
  parameters: setting({ server: { nextAndPreviousActivity: reply(neighbors(null)) } }),
};

export const LastAction: Story = {
  parameters: setting({
    server: { nextAndPreviousActivity: reply(neighbors('activity-1-0', null)) },
  }),
};

export const Loading: Story = { parameters: setting({ server: { activity: loading } }) };

export const Unreachable: Story = {
  parameters: setting({ server: { activity: lostConnection, answer: lostConnection } }),
};

export const UnknownAction: Story = {
  parameters: setting({ server: { activity: errorReply('NOT_FOUND') } }),
};

export const AnswerForbidden: Story = {
  parameters: setting({ server: { answer: errorReply('FORBIDDEN', '') } }),
};

const sentence =
  'Money for strategic initiatives is set aside before departmental budgets are shared out. ';

export const VeryLongTexts: Story = {
  parameters: setting({
    server: {
      activity: reply(
        activity({
          name: '1.1.2.2.10.18 Translate the goals of the group into departmental scorecards, agree them with every site, and review them each quarter with those who own the figures',
          description: sentence.repeat(12),
        }),
      ),
    },
  }),
};

export const WithoutDescription: Story = {
  parameters: setting({ server: { activity: reply(activity({ description: null })) } }),
};

export const OnPhone: Story = {
  parameters: setting({ state: unsaved(draft()) }),
  tags: ['phone'],
  globals: phone,
};
