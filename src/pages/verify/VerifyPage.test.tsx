import { screen } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';
import { insertSigned } from '@/testing/server/signedReview';
// eslint-disable-next-line import-x/no-restricted-paths -- The product loads the class only to write a PDF.
import { ReviewPdf } from '@/features/reviews/paper/reviewPdf';

const server = useTestServer();

/** The PDF of a review with these texts and this attached content. */
function pdfWith(content: string | null, title = 'Board, first half') {
  const pdf = new ReviewPdf(title);
  pdf.add({
    blocks: [
      { kind: 'heading', company: 'Alder', title, lines: [], summary: '', isWithdrawn: false },
    ],
    linkOf: (figure) => `https://example.com/${figure}`,
    content: content === null ? null : { name: 'content.json', text: content },
  });
  return new File([pdf.blob()], 'review.pdf', { type: 'application/pdf' });
}

async function check(file: File) {
  const { user } = renderApp('/verify');
  await screen.findByRole('button', { name: 'Choose a PDF' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no field for a file');
  await user.upload(input, file);
}

test('a guest checks a PDF, and the page is drawn again from its content', async () => {
  const { content } = await insertSigned(server.store);
  await check(pdfWith(content, 'Forged title'));
  expect(await screen.findByText('This content was signed here.')).toBeVisible();
  const redrawn = screen.getByRole('region', { name: 'Drawn from the content' });
  expect(redrawn).toHaveTextContent('Board, first half');
  expect(redrawn).not.toHaveTextContent('Forged title');
});

test('one changed character of the content is found', async () => {
  const { content } = await insertSigned(server.store);
  await check(pdfWith(content.replace('"revenue_state":7', '"revenue_state":8')));
  expect(await screen.findByText('No review with this content was signed here.')).toBeVisible();
});

test('a PDF without content cannot be checked, and a code alone proves little', async () => {
  const { digest } = await insertSigned(server.store);
  const { user } = renderApp('/verify');
  await user.type(await screen.findByLabelText('Or enter a proof code'), 'abc');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText(/^Enter 12 to 64 digits/)).toBeVisible();
  await user.clear(screen.getByLabelText('Or enter a proof code'));
  await user.type(screen.getByLabelText('Or enter a proof code'), digest.slice(0, 12));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('A review with this code was signed here.')).toBeVisible();
});

test('a file with more reviews than are checked in a minute is checked to its end', async () => {
  const { content } = await insertSigned(server.store);
  const refusal = { status: 429, code: 'TOO_MANY_ATTEMPTS', message: 'Too many attempts.' };
  server.faults.rejectNext('/review/verify', refusal);
  await check(pdfWith(content));
  expect(
    await screen.findByText('This content was signed here.', {}, { timeout: 5000 }),
  ).toBeVisible();
});

test('a file without a review says so', async () => {
  await check(pdfWith(null));
  expect(await screen.findByText(/^This file has no attached review/)).toBeVisible();
});
