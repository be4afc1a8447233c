import type { ImportResult } from '@contract/workbook/importPayloads';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { DialogFrame } from '@/shared/ui/dialog/DialogFrame';
import { phone } from '@/testing/stories/story';
import { COMPANY } from '@/testing/stories/storyData';
import { assessment, importReply, importResult } from '@/testing/stories/features/storyWorkbook';
import { toAssessment } from '../Assessment';
import { ImportPreview } from './ImportPreview';
import type { Preview } from './Preview';

const listed = toAssessment(assessment());

/** The preview of a file with six actions, of which these change. */
function preview(
  results: ImportResult[],
  {
    reading,
    ...parts
  }: Partial<Omit<Preview, 'reading'>> & { reading?: Partial<Preview['reading']> } = {},
): Preview {
  const rows = results.map(({ activity_id, revision, changes }) => ({
    activity_id,
    revision,
    values: Object.fromEntries(changes.map(({ field, after }) => [field, after])),
  }));
  return {
    actions: listed,
    table: [],
    rows,
    reply: importReply(results),
    decisions: {},
    importId: 'import-1',
    isNewer: false,
    reading: {
      changes: rows,
      problems: [],
      readable: 6,
      emptyCells: 0,
      unknownColumns: [],
      ...reading,
    },
    ...parts,
  };
}

const changes = [
  importResult(1),
  importResult(2, {
    changes: [
      { field: 'relevance', before: 8, after: 9 },
      { field: 'time_w', before: 54, after: null },
    ],
  }),
  importResult(5, {
    changes: [
      { field: 'not_applicable', before: false, after: true },
      {
        field: 'not_applicable_reason',
        before: null,
        after:
          'The group sets these scorecards for all of its companies, and they are reviewed there.',
      },
    ],
  }),
];

const conflicts = [
  importResult(3, {
    outcome: 'conflict',
    changes: [
      {
        field: 'revenue_state',
        before: 5,
        after: 9,
        conflict: { changed_by: 'Finance lead', changed_at: '2026-03-02T09:30:00.000Z' },
      },
    ],
  }),
  importResult(4, {
    outcome: 'conflict',
    changes: [
      {
        field: 'est_cost_process_m',
        before: 2.6,
        after: 3.25,
        conflict: { changed_by: null, changed_at: '2026-03-02T10:15:00.000Z' },
      },
    ],
  }),
];

const meta = {
  title: 'Features/Workbook/ImportPreview',
  component: ImportPreview,
  args: {
    company: COMPANY,
    preview: preview(changes),
    busy: false,
    problem: null,
    onDecide: fn(),
    onImport: fn(),
    onChoose: fn(),
    onCancel: fn(),
  },
  argTypes: { preview: { control: false } },
  render: (args) => (
    <DialogFrame title="Import workbook" open width="90vw" busy={false} onClose={args.onCancel}>
      <ImportPreview {...args} />
    </DialogFrame>
  ),
} satisfies Meta<typeof ImportPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Changes: Story = {};

export const ChangesOnPhone: Story = { tags: ['phone'], globals: phone };

/** Others' values are kept unless decided otherwise. */
export const Conflicts: Story = {
  args: {
    preview: preview([...changes, ...conflicts], { decisions: { 'activity-1-4': 'mine' } }),
  },
};

export const ConflictsOnPhone: Story = { ...Conflicts, tags: ['phone'], globals: phone };

export const Errors: Story = {
  args: {
    preview: preview(
      [...changes, importResult(6, { outcome: 'error', message: 'Unknown activity.' })],
      {
        reading: {
          problems: [
            {
              row: 3,
              activityId: 'activity-1-1',
              field: 'revenue_state',
              problem: 'kind',
              content: '11',
            },
            {
              row: 4,
              activityId: 'activity-1-2',
              field: 'avg_cost_thread_m',
              problem: 'ambiguousNumber',
              content: '1,234',
            },
            { row: 9, activityId: null, field: null, problem: 'unknownAction', content: '9.9.9' },
          ],
        },
      },
    ),
  },
};

export const ErrorsOnPhone: Story = { ...Errors, tags: ['phone'], globals: phone };

/** Cells without a value change nothing, and columns that are not known are ignored. */
export const WithRemarks: Story = {
  args: {
    preview: preview(changes, {
      reading: { emptyCells: 12, unknownColumns: ['Owner', 'Our notes'] },
    }),
  },
};

export const NothingChanges: Story = { args: { preview: preview([]) } };

const ROUNDS = 200;
const many = Array.from({ length: ROUNDS }, (_, round) => round).flatMap((round) =>
  listed.map((action, index) => {
    return { ...action, id: `activity-1-${String(round * listed.length + index + 1)}` };
  }),
);

/** Only the rows in view are rendered. */
export const ManyChanges: Story = {
  args: {
    preview: preview(
      many.map((_, index) => importResult(index + 1)),
      { actions: many, reading: { readable: many.length } },
    ),
  },
};

/** Others have saved after the preview was made. */
export const Newer: Story = { args: { preview: preview(conflicts, { isNewer: true }) } };

export const Importing: Story = { args: { busy: true } };

export const ImportFailed: Story = {
  args: {
    problem:
      'The server did not respond. Try again: changes that were already imported are not imported twice.',
  },
};
