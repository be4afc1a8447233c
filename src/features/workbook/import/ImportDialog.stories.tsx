import { WORKBOOK_COLUMNS, type WorkbookColumn } from '@contract/workbook/columns';
import { makeTable } from '@contract/workbook/makeTable';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { useState } from 'react';
import { fn, screen, userEvent, within } from 'storybook/test';
import { setting, phone } from '@/testing/stories/story';
import { COMPANY } from '@/testing/stories/storyData';
import { loading, reply } from '@/testing/stories/storyServer';
import { assessment, importReply, importResult } from '@/testing/stories/features/storyWorkbook';
import { toAssessment } from '../Assessment';
import { messyFile } from '@/testing/messyFile';
import { writeWorkbook, type WrittenCell } from '../file/writeWorkbook';
import { ImportDialog } from './ImportDialog';

const OTHER_COMPANY = { id: 'company-2', name: 'Copper Lane Bakeries' };

const meta = {
  title: 'Features/Workbook/ImportDialog',
  component: ImportDialog,
  parameters: setting({
    server: {
      getAssessment: reply(assessment()),
      getMappings: reply({ mappings: [] }),
      '/answers/import': reply(importReply([importResult(1)])),
    },
  }),
  args: { open: true, workspaceId: 'north', canReview: true, company: COMPANY, onClose: fn() },
} satisfies Meta<typeof ImportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const headings = Object.fromEntries(WORKBOOK_COLUMNS.map((name) => [name, name])) as Record<
  WorkbookColumn,
  string
>;

/** A workbook in which the first action has a new state. */
function workbookOf(company: typeof COMPANY): Promise<Blob> {
  const table: WrittenCell[][] = makeTable(toAssessment(assessment()), headings, 'en');
  const state = WORKBOOK_COLUMNS.indexOf('revenue_state');
  const edited = table.map((cells, row) => (row === 2 ? cells.with(state, 9) : cells));
  return writeWorkbook({
    table: edited,
    company,
    language: 'en',
    moment: new Date('2026-03-02T09:30:00.000Z'),
    texts: { assessment: 'Assessment', readMe: 'Read me', instructions: [], notInList: '' },
  });
}

/** The workbook with a second sheet that has the same cells. */
async function withCopy(file: Blob): Promise<Blob> {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const book = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array());
  const copied = book.replace(
    /<sheet ([^<>]*)name="Assessment"([^<>]*)\/>/,
    '$&<sheet $1name="Copy"$2/>',
  );
  return new Blob([zipSync({ ...parts, 'xl/workbook.xml': strToU8(copied) }).slice()]);
}

async function choose(file: Blob) {
  const dialog = await screen.findByRole('dialog', { name: 'Import workbook' });
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input');
  await userEvent.upload(input, new File([file], 'assessment.xlsx'));
  return within(dialog);
}

export const ChoosingAFile: Story = {};

export const ChoosingOnPhone: Story = { tags: ['phone'], globals: phone };

export const Reading: Story = {
  parameters: setting({ server: { getAssessment: loading } }),
  play: async () => {
    const dialog = await choose(new Blob(['PK']));
    await dialog.findByText('Reading the file…');
  },
};

export const NotAWorkbook: Story = {
  play: async () => {
    const dialog = await choose(new Blob(['activity_id;revenue_state']));
    await dialog.findByText(/^This is a text or CSV file\./);
  },
};

/** The workbook can still be used as a template. */
export const OtherCompany: Story = {
  play: async () => {
    const dialog = await choose(await workbookOf(OTHER_COMPANY));
    await dialog.findByText('This workbook belongs to another company');
  },
};

/** One of the sheets is chosen. */
export const SeveralSheets: Story = {
  play: async () => {
    const dialog = await choose(await withCopy(await workbookOf(COMPANY)));
    await dialog.findByRole('button', { name: 'Copy' });
  },
};

export const OtherCompanyOnPhone: Story = { ...OtherCompany, tags: ['phone'], globals: phone };

/** The file is read by the product's worker. `ImportPreview` has the other states of a preview. */
export const Preview: Story = {
  play: async () => {
    const dialog = await choose(await workbookOf(COMPANY));
    await dialog.findByRole('button', { name: 'Import 1 change' });
  },
};

export const Imported: Story = {
  render: function Closing(args) {
    const [open, setOpen] = useState(true);
    return <ImportDialog {...args} open={open} onClose={() => setOpen(false)} />;
  },
  play: async (context) => {
    await Preview.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 change' }));
    await screen.findByText('1 action has been imported');
  },
};

/** A questionnaire, whose columns are chosen first. */
export const AnotherForm: Story = {
  play: async () => {
    const rows = [
      ['Question', 'Score'],
      ['Do you review your prices?', 4],
    ];
    const dialog = await choose(new Blob([messyFile([{ name: 'Survey', rows }]).slice()]));
    await dialog.findByText('Row with the headers');
  },
};
