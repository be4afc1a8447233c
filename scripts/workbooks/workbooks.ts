/**
 * `npm run workbooks`: opens, recalculates and edits a workbook in LibreOffice, in both languages, and imports it
 * into a server. Without LibreOffice (Debian's libreoffice-calc) it prints that and does nothing.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCellAddress } from 'write-excel-file/utility';
import { LANGUAGES, type Language } from '../../contract/language';
import { WORKBOOK_COLUMNS, type WorkbookColumn } from '../../contract/workbook/columns';
import { makeTable } from '../../contract/workbook/makeTable';
import { WORKBOOK_WORDS } from '../../contract/workbook/words';
import { startTestServer, type TestServer } from '../../server/testing/startTestServer';
import { importIn, postImport } from '../../server/testing/importing';
import { toAssessment } from '../../src/features/workbook/Assessment';
import { runReadTask } from '../../src/features/workbook/file/readTask';
import { writeWorkbook } from '../../src/features/workbook/file/writeWorkbook';
import {
  GetAssessmentDocument,
  type GetAssessmentQuery,
} from '../../src/shared/api/generated/operations';
import { editInLibreOffice, findLibreOffice } from './libreOffice';

const placeOf = (column: WorkbookColumn, row: number) =>
  getCellAddress(row - 1, WORKBOOK_COLUMNS.indexOf(column));

async function tryIn(language: Language, program: string, server: TestServer, folder: string) {
  const editor = await server.as('editor');
  const { data } = await editor.query(GetAssessmentDocument.query, { company_id: 'acorn' });
  const actions = toAssessment(data as unknown as GetAssessmentQuery);
  const headings = Object.fromEntries(WORKBOOK_COLUMNS.map((name) => [name, name]));
  const written = await writeWorkbook({
    table: makeTable(actions, headings as Record<WorkbookColumn, string>, language),
    company: { id: 'acorn', name: 'Acorn' },
    moment: new Date(),
    language,
    texts: { assessment: 'Assessment', readMe: 'Read me', instructions: [], notInList: 'No.' },
  });
  const [from, to] = [join(folder, `${language}.xlsx`), join(folder, `${language}-edited.xlsx`)];
  writeFileSync(from, new Uint8Array(await written.arrayBuffer()));

  const rowOf = (id: string) => actions.findIndex((action) => action.id === id) + 3;
  const { levels, answers, confidences } = WORKBOOK_WORDS[language];
  const [high = '', yes = '', evidenced = ''] = [levels[3], answers[0], confidences[2]];
  await editInLibreOffice(program, folder, {
    from,
    to,
    edits: [
      { place: placeOf('revenue_state', rowOf('nine')), text: '3' },
      { place: placeOf('relevance', rowOf('two')), text: high },
      { place: placeOf('cost', rowOf('two')), text: "'-" },
      { place: placeOf('time_w', rowOf('three')), text: '2.5' },
      { place: placeOf('not_applicable', rowOf('later')), text: yes },
      { place: placeOf('not_applicable_reason', rowOf('later')), text: 'There are no shops.' },
      { place: placeOf('confidence', rowOf('later')), text: evidenced },
      // A locked cell stays as it is.
      { place: placeOf('activity_id', rowOf('ten')), text: 'other' },
    ],
  });

  const file = new Blob([readFileSync(to)]);
  const outcome = await runReadTask({ file, companyId: 'acorn', actions, isTemplate: false });
  if (outcome.kind !== 'reading') throw new Error(JSON.stringify(outcome));
  assert.deepEqual(outcome.reading.problems, []);
  assert.equal(outcome.reading.readable, actions.length);
  const reply = await postImport(editor, outcome.reading.changes);
  assert.equal(reply.status, 200, reply.text);
  const changed = importIn(reply).results.map(({ activity_id, changes }) => [
    activity_id,
    Object.fromEntries(changes.map(({ field, after }) => [field, after])),
  ]);
  assert.deepEqual(Object.fromEntries(changed), {
    nine: { revenue_state: 3 },
    two: { relevance: 6, cost: null },
    three: { time_w: 2.5 },
    later: { not_applicable: true, not_applicable_reason: 'There are no shops.', confidence: 3 },
  });
  console.log(`${language}: ${actions.length} actions, 4 changed in LibreOffice and imported`);
}

async function main() {
  const program = findLibreOffice();
  if (program === null) {
    console.log('LibreOffice is not installed (Debian: libreoffice-calc), so nothing was tried.');
    return;
  }
  for (const language of LANGUAGES) {
    const folder = mkdtempSync(join(tmpdir(), 'workbooks-'));
    const server = await startTestServer();
    try {
      await tryIn(language, program, server, folder);
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

void main();
