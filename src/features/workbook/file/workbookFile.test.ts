import { EMPTY_ANSWER } from '@contract/answer';
import { makeTable, type ListedAction } from '@contract/workbook/makeTable';
import { WORKBOOK_COLUMNS, type WorkbookColumn } from '@contract/workbook/columns';
import { strFromU8, unzipSync } from 'fflate';
import { openWorkbook } from './openWorkbook';
import { writeWorkbook } from './writeWorkbook';

const HEADINGS = Object.fromEntries(
  WORKBOOK_COLUMNS.map((name) => [name, `The ${name}`]),
) as Record<WorkbookColumn, string>;
const ACTION: ListedAction = {
  ...{ id: 'nine', number: '1.2.9', title: 'Nine', driver: 'D', subDriver: 'S', impactArea: 'I' },
  ...{ values: { ...EMPTY_ANSWER, revenue_state: 9, relevance: 5, time_w: 1.25 }, revision: 2 },
};

test('try', async () => {
  const table = makeTable([ACTION], HEADINGS, 'es');
  const blob = await writeWorkbook({
    table,
    company: { id: 'acorn', name: 'Acorn _x0041_' },
    moment: new Date(0),
    language: 'es',
    texts: {
      assessment: 'Assessment',
      readMe: 'Read me',
      instructions: ['Do'],
      notInList: 'No "x"',
    },
  });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const parts = unzipSync(bytes);
  require('fs').writeFileSync('/tmp/wb.xlsx', bytes);
  require('fs').writeFileSync(
    '/tmp/wb.txt',
    strFromU8(parts['xl/worksheets/sheet1.xml']!) +
      '\n' +
      strFromU8(parts['xl/styles.xml']!) +
      '\n' +
      JSON.stringify(await openWorkbook(bytes)),
  );
});
