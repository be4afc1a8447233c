import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { messyFile, type MessyCell } from '@/testing/messyFile';
import { renderApp } from '@/testing/page/renderApp';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

type User = ReturnType<typeof renderApp>['user'];

/** A questionnaire about the first actions, with the score 5 of 5 for each. */
async function questionnaire(count = 3): Promise<File> {
  const activities = await server.store.read((tx) => tx.find('activities'));
  const rows: MessyCell[][] = activities
    .slice(0, count)
    .map(({ name }) => [`${name.split(' ', 1)[0] ?? ''} What about it?`, 5]);
  const sheet = { name: 'Survey', rows: [['Question', 'Score'], ...rows] };
  return new File([Uint8Array.from(messyFile([sheet]))], 'survey.xlsx');
}

async function openFile(user: User, file: File) {
  await user.click(await screen.findByRole('button', { name: 'Import / export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Import workbook…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import workbook' });
  const input = dialog.querySelector('input[type=file]');
  if (!input) throw new Error('There is no field for a file');
  await user.upload(input as HTMLInputElement, file);
  return within(dialog);
}

async function pick(user: User, label: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  // Closed lists stay in the document.
  const options = await screen.findAllByTitle(option);
  await user.click(options.at(-1) ?? document.body);
}

const tens = async () =>
  (
    await server.store.read((tx) =>
      tx.find('answers', { company_id: FIXTURE_COMPANY.id, revenue_state: 10 }),
    )
  ).map(({ activity_id }) => activity_id);

const reviews = () =>
  server.store.read((tx) =>
    tx.find('reviews', { company_id: FIXTURE_COMPANY.id, kind: 'imported' }),
  );

/** Says how the questionnaire is read, up to the last step. */
async function mapQuestionnaire(user: User) {
  const dialog = await openFile(user, await questionnaire());
  await pick(user, 'Question', 'Question');
  await pick(user, 'Answer', 'Score');
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  await dialog.findByRole('rowheader', { name: '5' });
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  await dialog.findByText('3 of 3 questions have an action.');
  return dialog;
}

test('a questionnaire of the past becomes a review, and so does the next one of its form', async () => {
  await server.signIn('company-admin');
  const { user } = renderApp('/impact-areas');
  const dialog = await mapQuestionnaire(user);
  await user.type(dialog.getByLabelText('Keep this mapping for the workspace as'), 'Survey');
  await user.click(dialog.getByRole('radio', { name: 'A past review' }));
  const submit = dialog.getByRole('button', { name: 'Import 3 answers as a review' });
  expect(submit).toBeDisabled();
  await user.type(dialog.getByLabelText('Name of the review'), 'Survey');
  fireEvent.change(dialog.getByLabelText('As of'), { target: { value: '2024-12-31' } });
  await user.click(submit);
  expect(await screen.findByText('The past review has been imported')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  const again = await openFile(user, await questionnaire());
  await again.findByText('This workbook has the form of “Survey”.');
  await user.click(again.getByRole('radio', { name: 'A past review' }));
  await user.type(again.getByLabelText('Name of the review'), 'Survey');
  fireEvent.change(again.getByLabelText('As of'), { target: { value: '2023-12-31' } });
  await user.click(again.getByRole('button', { name: 'Import as a review' }));
  expect(await again.findByText(/this name/)).toBeVisible();
  await user.type(again.getByLabelText('Name of the review'), ' of 2023');
  await user.click(again.getByRole('button', { name: 'Import as a review' }));
  await waitFor(async () => expect(await reviews()).toHaveLength(2));
  expect((await reviews()).map(({ as_of, answers }) => [as_of, answers.length]).sort()).toEqual([
    ['2023-12-31', 3],
    ['2024-12-31', 3],
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a past review is not offered to people who may take none', async () => {
  await server.signIn('editor');
  const { user } = renderApp('/impact-areas');
  const dialog = await mapQuestionnaire(user);
  expect(dialog.getByRole('button', { name: 'Preview import' })).toBeEnabled();
  expect(dialog.queryByRole('radio', { name: 'A past review' })).toBeNull();
});

test('a questionnaire is mapped once, and the next one is imported in one press', async () => {
  await server.signIn('company-admin');
  const { user, close } = renderApp('/impact-areas');
  const dialog = await openFile(user, await questionnaire());
  await pick(user, 'Question', 'Question');
  await pick(user, 'Answer', 'Score');
  expect(await dialog.findByText('3 answers found')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  expect(await dialog.findByRole('rowheader', { name: '5' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  expect(await dialog.findByText('3 of 3 questions have an action.')).toBeVisible();
  await user.type(dialog.getByLabelText('Keep this mapping for the workspace as'), 'Survey');
  await user.click(dialog.getByRole('button', { name: 'Preview import' }));
  await user.click(await dialog.findByRole('button', { name: /^Import \d changes?$/ }));
  await waitFor(async () => expect((await tens()).length).toBeGreaterThanOrEqual(3));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  close();
  renderApp('/impact-areas');
  const release = server.faults.holdNext('getMappings');
  const again = await openFile(user, await questionnaire());
  // Without its mapping, the file would soon be offered for mapping.
  const wizard = again.findByRole('combobox', { name: 'Question' }, { timeout: 2000 });
  await expect(wizard).rejects.toThrow();
  release();
  expect(await again.findByText('This workbook has the form of “Survey”.')).toBeVisible();
  await user.click(again.getByRole('button', { name: 'Preview import' }));
  expect(await again.findByText('0 changes')).toBeVisible();
});
