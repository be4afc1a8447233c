import { screen, waitFor, within } from '@testing-library/react';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { receivedFile } from '@/testing/page/download';
import { renderApp } from '@/testing/page/renderApp';
import { textsIn } from '@/testing/pdfTexts';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer({ reviewShares: true });
jest.setTimeout(60_000);

type User = ReturnType<typeof renderApp>['user'];

/** Takes a review on Evolution, which opens its page. */
async function take(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name: 'Take review…' }));
  const dialog = await screen.findByRole('dialog', {
    name: `Take a review of ${FIXTURE_COMPANY.name}`,
  });
  await user.type(within(dialog).getByLabelText('Name'), name);
  await user.click(within(dialog).getByRole('button', { name: 'Take review' }));
  await screen.findByRole('heading', { level: 1, name });
}

async function sign(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Sign…' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Sign' }));
  await screen.findByText(/^Reviewed by/);
}

const figures = () =>
  screen
    .getAllByRole('button', { pressed: false })
    .filter((button) => button.hasAttribute('aria-pressed'))
    .map(({ textContent }) => textContent);

test('a review is taken, signed and opened to its proofs; its PDF has the same figures', async () => {
  await server.signIn('company-admin');
  const { user, address } = renderApp('/evolution');
  await take(user, 'Board, first half');
  expect(screen.getByText('Not reviewed')).toBeVisible();
  await sign(user);
  expect(screen.queryByRole('button', { name: 'Edit…' })).toBeNull();
  expect(await screen.findByText(/^Proof code/)).toBeVisible();

  const [average] = screen.getAllByRole('button', { name: /^Global Average, Average: / });
  if (!average) throw new Error('There is no average');
  await user.click(average);
  expect(address.path).toContain('figure=total%2Faverage');
  expect(await screen.findByText(/^The sum of \d+ actions$/)).toBeVisible();
  expect(await screen.findByText('It is the same now.')).toBeVisible();
  await user.click(average);

  const received = receivedFile();
  const shown = figures();
  await user.click(screen.getByRole('button', { name: 'PDF' }));
  const { texts, links, attachments } = textsIn(
    new Uint8Array(await (await received).arrayBuffer()),
  );
  for (const figure of shown) expect(texts).toContain(figure);
  expect(links).toHaveLength(shown.length);
  expect(links.every((link) => link.includes('/reviews/') && link.includes('figure='))).toBe(true);
  const [row] = await server.store.read((tx) => tx.find('reviews'));
  expect(attachments).toEqual([row?.content]);
});

test('a signed review is withdrawn with a reason, and stays', async () => {
  await server.signIn('company-admin');
  const { user } = renderApp('/evolution');
  await take(user, 'First');
  await sign(user);
  await user.click(screen.getByRole('button', { name: 'Withdraw…' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('button', { name: 'Withdraw' })).toBeDisabled();
  await user.type(within(dialog).getByLabelText('Reason'), 'Two answers were swapped.');
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText(/^Withdrawn on .*: Two answers were swapped\.$/)).toBeVisible();
});

test('a link is created, shown once, and revoked', async () => {
  await server.signIn('company-admin');
  const { user } = renderApp('/evolution');
  await take(user, 'First');
  await sign(user);
  await user.click(screen.getByRole('button', { name: 'Share…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Share First' });
  await user.type(within(dialog).getByLabelText('Recipient'), 'A buyer');
  await user.click(within(dialog).getByRole('button', { name: 'Create link' }));
  const link = await screen.findByRole('textbox', { name: 'Link' });
  expect((link as HTMLInputElement).value).toContain('/shared/');
});

test('a subscriber reads a review, and changes nothing', async () => {
  await server.signIn('company-admin');
  const { user, address } = renderApp('/evolution');
  await take(user, 'First');
  const { path } = address;
  await server.signIn('subscriber');
  renderApp(path);
  await waitFor(() => {
    expect(screen.getAllByRole('heading', { level: 1, name: 'First' }).length).toBeGreaterThan(0);
  });
});

test('a comment on a review mentions people, whom the server tells and leads to it', async () => {
  await server.signIn('company-admin');
  const { user, close } = renderApp('/evolution');
  await take(user, 'First');
  await user.type(await screen.findByLabelText('Write a comment'), 'Please look at page one.');
  await user.click(screen.getByRole('combobox', { name: 'Mention people' }));
  const name = ACCOUNT_NAMES.editor;
  await user.click(await screen.findByTitle(name));
  await user.click(screen.getByRole('button', { name: 'Comment' }));
  expect(await screen.findByText(new RegExp(`to ${name}$`))).toBeVisible();
  expect(screen.getByText('Please look at page one.')).toBeVisible();
  const told = { kind: 'mentioned', subject_kind: 'review' } as const;
  expect(await server.store.read((tx) => tx.find('notices', told))).toHaveLength(1);
  close();

  await server.signIn('editor');
  const mentioned = renderApp('/inbox');
  await mentioned.user.click(await screen.findByRole('link', { name: 'You are mentioned: First' }));
  const comment = await screen.findByText('Please look at page one.');
  await waitFor(() => expect(document.activeElement).toContainElement(comment));
  expect(document.activeElement).not.toBe(document.body);
});

test('a comment on a review is changed, resolved and deleted by its author, and only read by others', async () => {
  await server.signIn('company-admin');
  const { user, address, close } = renderApp('/evolution');
  await take(user, 'First');
  await user.type(await screen.findByLabelText('Write a comment'), 'Page on.');
  await user.click(screen.getByRole('button', { name: 'Comment' }));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const text = screen.getByLabelText('Change the comment');
  await user.clear(text);
  await user.type(text, 'Page one.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Page one.', { selector: 'p' })).toBeVisible();
  expect(await screen.findByText(/ · edited$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Resolve' }));
  expect(await screen.findByText(/ · resolved by /)).toBeVisible();
  close();

  await server.signIn('subscriber');
  const reader = renderApp(address.path);
  const list = await screen.findByRole('list', { name: 'Comments' });
  expect(list).toHaveTextContent('Page one.');
  expect(within(list).queryByRole('button')).toBeNull();
  expect(screen.queryByLabelText('Write a comment')).toBeNull();
  reader.close();

  await server.signIn('company-admin');
  const again = renderApp(address.path);
  await again.user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No comments yet.')).toBeVisible();
});

test('an edit of a comment that is refused keeps what was written', async () => {
  await server.signIn('company-admin');
  const { user } = renderApp('/evolution');
  await take(user, 'First');
  await user.type(await screen.findByLabelText('Write a comment'), 'Page one.');
  await user.click(screen.getByRole('button', { name: 'Comment' }));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await server.store.write(async (tx) => {
    const [comment] = await tx.find('comments', { text: 'Page one.' });
    await tx.update('comments', comment?.id ?? '', { created_at: '2026-01-01T00:00:00.000Z' });
  });
  await user.type(screen.getByLabelText('Change the comment'), ' Twice.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/only be changed in the first 15 minutes/)).toBeVisible();
  expect(screen.getByLabelText('Change the comment')).toHaveValue('Page one. Twice.');
});

test('an unknown review says so and leads back', async () => {
  await server.signIn('editor');
  renderApp('/reviews/nothing');
  expect(await screen.findByText('This review does not exist')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All reviews' })).toHaveAttribute('href', '/evolution');
});
