import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Flex } from 'antd';
import { fn } from 'storybook/test';
import { apiError } from '@/shared/api/errors/ApiError';
import { setting } from '@/testing/stories/story';
import { draft, unsaved } from '@/testing/stories/storyActivity';
import { draftKey } from '../saving/draft/Draft';
import { SaveProblem, SaveStatus } from './SaveStatus';

const KEY = draftKey(draft());

// The status line is beside the Save button, and the error message is above the form.
const meta = {
  title: 'Features/Activity/SaveStatus',
  component: SaveStatus,
  args: { draftKey: KEY, onRetry: fn(), onDecide: fn() },
  render: (args) => (
    <Flex vertical gap="middle">
      <SaveProblem draftKey={args.draftKey} />
      <SaveStatus {...args} />
    </Flex>
  ),
} satisfies Meta<typeof SaveStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The status is empty until something is edited or saved in this visit. */
export const NothingEdited: Story = {};

export const NotSavedYet: Story = { parameters: setting({ state: unsaved(draft()) }) };

export const Saving: Story = {
  parameters: setting({
    state: unsaved(
      draft({
        phase: 'saving',
        sending: { saveId: 'save-1', values: { revenue_state: 9 }, revision: 3, at: 0 },
      }),
    ),
  }),
};

export const Saved: Story = {
  parameters: setting({
    state: unsaved(draft(), { drafts: {}, savedAt: { [KEY]: Date.parse('2026-03-02T09:30:00Z') } }),
  }),
};

export const SavedShort: Story = { ...Saved, args: { isShort: true } };

export const Unreachable: Story = {
  parameters: setting({
    state: unsaved(draft({ phase: 'waiting', problem: apiError({ status: 503 }) }), {
      failureMessage: 'shown',
    }),
  }),
};

export const Offline: Story = {
  parameters: setting({ state: unsaved(draft({ phase: 'offline' })) }),
};

export const OfflineWithoutDraftStorage: Story = {
  parameters: setting({ state: unsaved(draft({ phase: 'offline' }), { canStoreDrafts: false }) }),
};

export const SessionEnded: Story = {
  parameters: setting({ state: unsaved(draft({ phase: 'signIn' })) }),
};

/** The server's reason is shown below the message. */
export const Rejected: Story = {
  parameters: setting({
    state: unsaved(
      draft({
        phase: 'rejected',
        problem: apiError({
          status: 400,
          code: 'BAD_USER_INPUT',
          message: 'The difficulty factor is a number from 0 to 10.',
        }),
      }),
      { failureMessage: 'shown' },
    ),
  }),
};

export const Conflict: Story = {
  parameters: setting({ state: unsaved(draft({ phase: 'conflict' })) }),
};
