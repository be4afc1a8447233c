import { screen, waitFor, within } from '@testing-library/react';
import readSheets from 'read-excel-file/node';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { useDownloads } from '@/testing/page/download';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

const saved = useDownloads();

type User = ReturnType<typeof renderApp>['user'];

async function download(user: User): Promise<Uint8Array> {
  await user.click(await screen.findByRole('button', { name: 'Download model workbook' }));
  await waitFor(() => expect(saved).toHaveLength(1), { timeout: 10_000 });
  return new Uint8Array(await (saved[0]?.file ?? new Blob()).arrayBuffer());
}

/** The workbook with a text in place of another one, in all its parts. */
function replaced(bytes: Uint8Array, from: string, to: string): File {
  const parts = unzipSync(bytes);
  const changed = Object.entries(parts).map(([path, part]) => [
    path,
    path.endsWith('.xml') ? strToU8(strFromU8(part).replaceAll(from, to)) : part,
  ]);
  const file = zipSync(Object.fromEntries(changed) as Record<string, Uint8Array>);
  return new File([Uint8Array.from(file)], 'model.xlsx');
}

async function choose(user: User, file: File) {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('There is no field for a file');
  await user.upload(input as HTMLInputElement, file);
}

const descriptions = () =>
  server.store.read(async (tx) => (await tx.find('drivers')).map((row) => row.description));

test('the workbook has all rows of the model, and importing it unchanged changes nothing', async () => {
  await server.signIn('admin');
  const { user } = renderApp('/model');
  const bytes = await download(user);
  const sheets = await readSheets(Buffer.from(bytes));
  expect(sheets.map(({ sheet }) => sheet)).toEqual([
    ...['Drivers', 'Sub-drivers', 'Processes', 'Sub-processes', 'Activities'],
  ]);
  expect(sheets.at(-1)?.data.length).toBeGreaterThan(219);
  await choose(user, new File([Uint8Array.from(bytes)], 'model.xlsx'));
  expect(await screen.findByText('The workbook changes nothing.')).toBeVisible();
});

test('a changed workbook is a draft, is previewed, applied and undone', async () => {
  await server.signIn('admin');
  const { user } = renderApp('/model');
  const bytes = await download(user);
  const [former] = (await descriptions()).sort();
  await user.type(screen.getByLabelText('What this version changes'), 'Clearer drivers');
  await choose(user, replaced(bytes, former ?? '', 'What the driver is about.'));
  const draft = within((await screen.findByText('Clearer drivers')).closest('li') ?? document.body);
  await user.click(draft.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('No average moves.')).toBeVisible();
  expect(await descriptions()).toContain(former);

  await user.click(draft.getByRole('button', { name: 'Apply' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Apply this version?' }));
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(async () => expect(await descriptions()).toContain('What the driver is about.'), {
    timeout: 10_000,
  });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const undoing = within(await screen.findByRole('dialog', { name: 'Undo this version?' }));
  await user.click(undoing.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await descriptions()).toContain(former), { timeout: 10_000 });
});

test('a preview goes on with further companies below the first ones', async () => {
  const ids = await server.store.write(async (tx) => {
    const answers = await tx.find('answers', { company_id: 'company-1' });
    const company = await tx.get('companies', 'company-1');
    if (!company) throw new Error('The company is missing.');
    const names = Array.from(
      { length: 30 },
      (_, index) => `More ${String(index).padStart(2, '0')}`,
    );
    await tx.insert(
      'companies',
      names.map((name) => ({ ...company, id: name, name })),
    );
    await tx.insert(
      'answers',
      names.flatMap((name) =>
        answers.map((answer) => ({ ...answer, id: `${name} ${answer.id}`, company_id: name })),
      ),
    );
    return names;
  });
  await server.signIn('admin');
  const { user } = renderApp('/model');
  const draft = within((await screen.findByText(/^Without two/)).closest('li') ?? document.body);
  await user.click(draft.getByRole('button', { name: 'Preview' }));
  await user.click(await draft.findByRole('button', { name: 'More companies' }));
  expect(await draft.findByRole('rowheader', { name: ids.at(-1) ?? '' })).toBeVisible();
  expect(draft.getByRole('rowheader', { name: 'Alder Valley Foods' })).toBeVisible();
});

test('problems are named with their sheet and row', async () => {
  await server.signIn('admin');
  const { user } = renderApp('/model');
  const bytes = await download(user);
  await choose(user, replaced(bytes, 'Operating Margin', 'Profit'));
  expect(await screen.findByText(/^Drivers, row 3: The name of a driver is fixed/)).toBeVisible();
});

test('others than administrators do not see the model', async () => {
  await server.signIn('company-admin');
  renderApp('/model');
  expect(await screen.findByText('Only administrators change the model')).toBeVisible();
});
