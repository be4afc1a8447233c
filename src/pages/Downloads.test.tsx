import { screen, within } from '@testing-library/react';
import { readSheet } from 'read-excel-file/node';
import { renderApp } from '@/testing/renderApp';
import { useTestServer } from '@/testing/testServer';

const server = useTestServer();

type User = ReturnType<typeof renderApp>['user'];

/** Chooses an entry of the download menu, and opens the file that the browser is handed. */
async function download(user: User, entry: string): Promise<Buffer> {
  const handed = new Promise<Blob>((resolve) => {
    URL.createObjectURL = (file) => {
      resolve(file as Blob);
      return 'blob:file';
    };
    URL.revokeObjectURL = () => {};
    HTMLAnchorElement.prototype.click = () => {};
  });
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  return Buffer.from(await (await handed).arrayBuffer());
}

describe('Downloads', () => {
  it('of the ratings hold the figures of the screen', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/company-overview');
    const ratings = await screen.findByRole('list', { name: 'Rating Overview' });
    await within(ratings).findByText('Global Average');
    const seen = within(ratings)
      .getAllByRole('listitem')
      .map((card) => /^(\D+)(\d)\d of 10(\w+)$/.exec(card.textContent)?.slice(1));

    const rows = await readSheet(await download(user, 'Download as EXCEL'), 'Rating Overview');
    const written = rows
      .slice(1)
      .map(([name, average, grade]) => [name, String(Math.round(Number(average))), grade]);
    expect(written).toEqual(seen);
  });

  it('of a driver hold its actions in the order of the screen', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/company-overview');
    await user.click(await screen.findByRole('tab', { name: 'Revenue Growth' }));
    const volume = await screen.findByRole('list', { name: 'Volume' });
    const seen = within(volume)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')?.replace(/^Open /, ''));

    const rows = await readSheet(await download(user, 'Download as EXCEL'), 'Recommended Actions');
    const written = rows
      .filter(([subdriver]) => subdriver === 'Volume')
      .map(([, number, title]) => `${String(number)} ${String(title)}`);
    expect(written).toEqual(seen);
  });

  it('as PDF name the company and hold each rating', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/company-overview');
    await screen.findByText('Global Average');
    const pdf = (await download(user, 'Download as PDF')).toString('latin1');
    expect(pdf).toContain('Alder Valley Foods');
    for (const name of ['Expectations', 'Operating Margin', 'Global Average']) {
      expect(pdf).toContain(`(${name}) Tj`);
    }
  });

  it('are not offered where there is no data', async () => {
    await server.signIn('admin');
    const { user } = renderApp('/company-overview');
    await user.type(await screen.findByRole('combobox', { name: 'Company shown' }), 'Sparrow');
    await user.click(await screen.findByTitle('Sparrow Hill Clinics'));
    await screen.findByText('No data available');
    expect(screen.queryByRole('button', { name: 'Download' })).not.toBeInTheDocument();
  });
});
