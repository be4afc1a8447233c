import { screen, waitFor, within } from '@testing-library/react';
import { ANSWER_FIELDS } from '@contract/answer';
import { activityMessages } from '@/features/activity';
import { WORKBOOK_WORDS } from '@contract/workbook/words';
import readSheets from 'read-excel-file/node';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { getCellAddress } from 'write-excel-file/utility';
import { useDownloads } from '@/testing/page/download';
import { renderApp } from '@/testing/page/renderApp';
import { MARK, markNotApplicable } from '@/testing/server/markNotApplicable';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

const saved = useDownloads();

type User = ReturnType<typeof renderApp>['user'];

async function choose(user: User, entry: string) {
  await user.click(await screen.findByRole('button', { name: /export$/i }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

/** The bytes of the downloaded workbook. */
async function exported(user: User) {
  await choose(user, 'Assessment workbook');
  await waitFor(() => expect(saved).toHaveLength(1));
  const file = saved[0]?.file;
  if (!file) throw new Error('Nothing was downloaded');
  return new Uint8Array(await file.arrayBuffer());
}

const SHEET = 'xl/worksheets/sheet1.xml';

/** `type` is the file format's type of the cell: a number unless it is given. */
function withCell(bytes: Uint8Array, place: string, cell: string, type = 'n') {
  const parts = unzipSync(bytes);
  const xml = strFromU8(parts[SHEET] ?? new Uint8Array());
  const changed = xml.replace(
    new RegExp(`<c r="${place}"( s="\\d+")[^>]*?(?:/>|>.*?</c>)`),
    `<c r="${place}"$1 t="${type}">${cell}</c>`,
  );
  if (changed === xml) throw new Error(`There is no cell ${place}`);
  return zipSync({ ...parts, [SHEET]: strToU8(changed) });
}

const fileOf = (bytes: Uint8Array) => new File([Uint8Array.from(bytes)], 'assessment.xlsx');

async function chooseFile(user: User, file: File) {
  const dialog = await screen.findByRole('dialog', { name: 'Import workbook' });
  const input = dialog.querySelector('input[type=file]');
  if (!input) throw new Error('There is no field for a file');
  await user.upload(input as HTMLInputElement, file);
  return dialog;
}

const answers = () =>
  server.store.read((tx) => tx.find('answers', { company_id: FIXTURE_COMPANY.id }));

test('the workbook lists every action, and the CSV has the same table', async () => {
  await server.signIn('subscriber');
  const { user } = renderApp('/impact-areas');
  const bytes = await exported(user);
  expect(saved[0]?.name).toMatch(/^Assessment - Alder Valley Foods - .*\.xlsx$/);
  const sheets = await readSheets(Buffer.from(bytes));
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Assessment', 'Read me']);
  const rows = sheets[0]?.data ?? [];
  expect(rows).toHaveLength(2 + 219);
  expect(rows[1]?.slice(0, 8)).toEqual([
    ...['Action id', 'Number', 'Action', 'Driver', 'Sub-driver', 'Impact area'],
    ...['State of the activity', 'Relevance'],
  ]);
  expect(rows[1]).toContain('Time needed (weeks)');
  await choose(user, 'Assessment as CSV');
  await waitFor(() => expect(saved).toHaveLength(2));
  expect((await saved[1]?.file.text())?.trim().split('\r\n')).toHaveLength(221);
  // A subscriber may export, but not import.
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(screen.queryByRole('menuitem', { name: 'Import workbook…' })).toBeNull();
});

test('an unchanged workbook changes nothing', async () => {
  await server.signIn('editor');
  const { user } = renderApp('/impact-areas');
  const bytes = await exported(user);
  await choose(user, 'Import workbook…');
  const dialog = await chooseFile(user, fileOf(bytes));
  expect(await within(dialog).findByRole('button', { name: '219 unchanged' })).toBeVisible();
  expect(within(dialog).getByRole('button', { name: '0 changes' })).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Import 0 changes' })).toBeDisabled();
});

test('of several sheets with an assessment one is chosen', async () => {
  await server.signIn('editor');
  const { user } = renderApp('/impact-areas');
  const parts = unzipSync(await exported(user));
  const book = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array());
  const copy = book.replace(/<sheet ([^<>]*)name="Assessment"/, '<sheet $1name="Copy"');
  const [sheet = ''] = /<sheet [^<>]*name="Copy"[^<>]*>/.exec(copy) ?? [];
  const copied = zipSync({
    ...parts,
    'xl/workbook.xml': strToU8(book.replace('</sheets>', `${sheet}</sheets>`)),
  });
  await choose(user, 'Import workbook…');
  const dialog = await chooseFile(user, fileOf(copied));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Several sheets have the columns of an assessment',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
  expect(await within(dialog).findByRole('button', { name: '219 unchanged' })).toBeVisible();
});

test('changes are previewed with the new figures, then imported', async () => {
  await server.signIn('editor');
  const { user } = renderApp('/impact-areas');
  const [first] = await answers();
  const state = first?.revenue_state === 2 ? 3 : 2;
  const bytes = withCell(await exported(user), 'G3', `<v>${state}</v>`);
  await choose(user, 'Import workbook…');
  const dialog = await chooseFile(user, fileOf(bytes));
  const submit = await within(dialog).findByRole('button', { name: 'Import 1 change' });
  const table = within(dialog).getByRole('table', { name: 'Changed fields' });
  expect(
    within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^1\.1\.1\.1 /),
    'State of the activity',
    expect.any(String),
    String(state),
  ]);
  expect(within(dialog).getByRole('list', { name: 'Averages before and after' })).toHaveTextContent(
    /→/,
  );
  const before = await answers();
  await user.click(submit);
  expect(await screen.findByText('1 action has been imported')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const after = await answers();
  const changed = after.filter(
    (one) => !before.some((old) => old.id === one.id && old.revision === one.revision),
  );
  expect(changed).toMatchObject([{ activity_id: 'activity-1-1-1-1', revenue_state: state }]);
});

test('a running import can neither be canceled nor closed, and says so', async () => {
  await server.signIn('editor');
  const { user } = renderApp('/impact-areas');
  const [first] = await answers();
  const bytes = withCell(
    await exported(user),
    'G3',
    `<v>${first?.revenue_state === 2 ? 3 : 2}</v>`,
  );
  await choose(user, 'Import workbook…');
  const dialog = within(await chooseFile(user, fileOf(bytes)));
  const submit = await dialog.findByRole('button', { name: 'Import 1 change' });
  const release = server.faults.holdNext('/answers/import');
  await user.click(submit);
  expect(await dialog.findByText(/import is running and can no longer be canceled/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
  await user.keyboard('{Escape}');
  release();
  expect(await screen.findByText('1 action has been imported')).toBeVisible();
});

describe('an action that is not applicable', () => {
  const ACTIVITY = 'activity-1-1-1-1';
  beforeEach(() => markNotApplicable(server, ACTIVITY, { confidence: 2 }));

  test('is in the workbook with its reason and confidence, and an import removes the mark', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/impact-areas');
    const bytes = await exported(user);
    const [names = [], , row = []] = (await readSheets(Buffer.from(bytes)))[0]?.data ?? [];
    const cellOf = (name: string) => row[names.indexOf(name)];
    expect(['not_applicable', 'not_applicable_reason', 'confidence'].map(cellOf)).toEqual([
      ...['Yes', 'There are no shops.', 'Discussed'],
    ]);
    await choose(user, 'Import workbook…');
    const place = getCellAddress(2, names.indexOf('not_applicable'));
    const file = fileOf(withCell(bytes, place, '<v>0</v>', 'b'));
    const dialog = await chooseFile(user, file);
    await user.click(await within(dialog).findByRole('button', { name: 'Import 1 change' }));
    expect(await screen.findByText('1 action has been imported')).toBeVisible();
    expect(await server.answerTo(ACTIVITY)).toMatchObject({
      ...MARK,
      not_applicable: false,
      confidence: 2,
    });
  });
});

test('what others save after the preview comes back as a new preview with conflicts', async () => {
  await server.signIn('editor');
  const { user } = renderApp('/impact-areas');
  const [stored] = (await answers()).filter(
    ({ activity_id }) => activity_id === 'activity-1-1-1-1',
  );
  if (!stored) throw new Error('The first action has no answer');
  const state = (stored.revenue_state ?? 1) > 5 ? 2 : 9;
  const bytes = withCell(await exported(user), 'G3', `<v>${state}</v>`);
  await choose(user, 'Import workbook…');
  const dialog = await chooseFile(user, fileOf(bytes));
  const submit = await within(dialog).findByRole('button', { name: 'Import 1 change' });
  await server.store.write(async (tx) => {
    const revision = stored.revision + 1;
    await tx.update('answers', stored.id, { revenue_state: 5, revision });
    await tx.insert('answer_changes', {
      id: 'other',
      answer_id: stored.id,
      company_id: stored.company_id,
      activity_id: stored.activity_id,
      revision,
      changed_by: 'user-admin',
      source: 'form',
      changed_at: new Date().toISOString(),
      before: { revenue_state: stored.revenue_state },
      after: { revenue_state: 5 },
    });
  });
  await user.click(submit);
  expect(
    await within(dialog).findByText(/^Others have saved changes in the meantime/),
  ).toBeVisible();
  expect(within(dialog).getByRole('radio', { name: 'Theirs: 5' })).toBeChecked();
  expect(
    within(dialog).getByRole('button', { name: 'Import 0 changes, keep 1 of theirs' }),
  ).toBeDisabled();
  await user.click(within(dialog).getByRole('radio', { name: `Mine: ${state}` }));
  await user.click(await within(dialog).findByRole('button', { name: 'Import 1 change' }));
  expect(await screen.findByText('1 action has been imported')).toBeVisible();
  expect(await server.answerTo('activity-1-1-1-1')).toMatchObject({ revenue_state: state });
});

test('errors have their row, disable the import and can be downloaded as remarks', async () => {
  await server.signIn('editor');
  const { user } = renderApp('/impact-areas');
  const before = await answers();
  const bytes = withCell(await exported(user), 'G3', '<v>11</v>');
  await choose(user, 'Import workbook…');
  const dialog = await chooseFile(user, fileOf(bytes));
  expect(
    await within(dialog).findByText(
      'Row 3, State of the activity: “11” is not a state. Enter a whole number from 1 to 10.',
    ),
  ).toBeVisible();
  expect(within(dialog).getByRole('button', { name: /^Import 0/ })).toBeDisabled();
  await user.click(within(dialog).getByRole('button', { name: 'Download with remarks' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  const sheets = await readSheets(
    Buffer.from((await saved[1]?.file.arrayBuffer()) ?? new ArrayBuffer()),
  );
  expect(sheets[0]?.data[0]?.at(-1)).toBe('remarks');
  expect(sheets[0]?.data[2]?.at(-1)).toMatch(/^Row 3, State of the activity/);
  expect(await answers()).toEqual(before);
});

test('a file that is not a workbook gets a sentence', async () => {
  await server.signIn('editor');
  const { user } = renderApp('/impact-areas');
  await choose(user, 'Import workbook…');
  const dialog = await chooseFile(user, new File(['a;b'], 'assessment.xlsx'));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/^This is a text or CSV file/);
});

test('the words of the cells are those of the form', () => {
  expect(WORKBOOK_WORDS.en.levels).toEqual(Object.values(activityMessages.level));
  expect(WORKBOOK_WORDS.en.confidences).toEqual(Object.values(activityMessages.confidence));
  expect(ANSWER_FIELDS.every(({ name }) => name in activityMessages.field)).toBe(true);
});
