import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { RevisionConflict } from '@contract/rest';
import { Flex } from 'antd';
import { apiError, type ApiError } from '@/shared/api/ApiError';
import { answer, draft } from '@/testing/storyActivity';
import { SaveProblem, SaveStatus } from './SaveStatus';

const conflict: RevisionConflict = {
  answer: answer({ revenue_state: 2 }),
  changed_by: 'Finance lead',
  changed_at: '2026-03-02T09:30:00.000Z',
};

const failedWith = (problem: Partial<ApiError>) =>
  draft({ phase: 'failed', problem: apiError(problem) });

// The line beside the Save button, and above the form what went wrong, if anything did.
const meta = {
  title: 'Features/Activity/SaveStatus',
  component: SaveStatus,
  args: { draft: undefined, savedAt: undefined },
  argTypes: { draft: { control: false } },
  render: (args) => (
    <Flex vertical gap="middle">
      <SaveProblem draft={args.draft} />
      <SaveStatus {...args} />
    </Flex>
  ),
} satisfies Meta<typeof SaveStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing was entered or saved in this visit: nothing is said. */
export const Quiet: Story = {};

export const NotSavedYet: Story = { args: { draft: draft() } };

export const Saving: Story = { args: { draft: draft({ phase: 'saving' }) } };

export const Saved: Story = { args: { savedAt: '2026-03-02T09:30:00.000Z' } };

export const Unreachable: Story = { args: { draft: failedWith({ status: 503 }) } };

/** A refusal of what was entered says why. */
export const Refused: Story = {
  args: {
    draft: failedWith({
      status: 400,
      code: 'BAD_USER_INPUT',
      message: 'The difficulty factor is a number from 0 to 10.',
    }),
  },
};

export const Conflict: Story = {
  args: { draft: failedWith({ status: 409, code: 'REVISION_CONFLICT', data: conflict }) },
};

export const ConflictWithSomebodyUnknown: Story = {
  args: {
    draft: failedWith({
      status: 409,
      code: 'REVISION_CONFLICT',
      data: { ...conflict, changed_by: null },
    }),
  },
};
