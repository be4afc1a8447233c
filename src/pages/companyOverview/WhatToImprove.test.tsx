import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { insertItem, removePlans } from '@/testing/server/plannedItem';
import { useTestServer } from '@/testing/server/testServer';
import { waitForCompleteLists } from '@/testing/page/waitForCompleteLists';

const server = useTestServer();

describe('What to improve, on Company overview', () => {
  it('lists the weakest sub-drivers, and opens the actions of one', async () => {
    await server.signIn('editor');
    const { user, address } = renderApp('/company-overview');
    const list = await screen.findByRole('list', { name: 'Weakest sub-drivers' });
    const rows = within(list).getAllByRole('listitem');
    const averages = rows.map(({ textContent }) =>
      Number(/scored(\d+\.\d)/.exec(textContent)?.[1]),
    );
    expect(rows).toHaveLength(8);
    expect(averages).toEqual(averages.toSorted((a, b) => a - b));

    const [weakest] = within(list).getAllByRole('link');
    const name = weakest?.firstChild?.textContent ?? '';
    await user.click(within(list).getByText(name));
    const heading = await screen.findByRole('heading', { level: 2, name });
    expect(address.path).toMatch(/^\/company-overview\?tab=/);
    await waitFor(() => expect(heading.closest('section')).toHaveFocus());
  });

  it('lists the actions to improve first, each a link to its form', async () => {
    await server.signIn('editor');
    const { user, address } = renderApp('/company-overview');
    const list = await screen.findByRole('list', { name: 'Actions to improve first' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows).toHaveLength(10);
    const links = rows.map((row) => within(row).getAllByRole('link')[0]);
    const [gain] = within(list).getAllByTitle(/^Global Average \+0\.\d\d, effort [\d.]+ of 5$/);
    expect(gain).toHaveTextContent(/^\+0\.\d\d( · \$[\d.]+M)?$/);
    const [first] = links;
    const [, title] = /^[\d.]+ (.+) (?:Expectations|Operating|Revenue|Asset)/.exec(
      first?.textContent ?? '',
    ) ?? [''];
    if (!first || !title) throw new Error('No action is listed');
    await user.click(first);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(address.path).toMatch(/^\/actionco\?title=/);
  });

  it('adds an action to the plan in one press, and then says who is responsible', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/company-overview');
    const list = await screen.findByRole('list', { name: 'Actions to improve first' });
    const [add] = await within(list).findAllByRole('button', { name: /^Add .+ to the plan$/ });
    const row = add?.closest('li');
    if (!add || !row) throw new Error('Every action is in the plan');
    await user.dblClick(add);
    expect(await within(row).findByRole('link', { name: 'In plan' })).toBeVisible();
    expect(server.browser.requests.filter((name) => name === '/plan/save')).toHaveLength(1);
  });

  it('leaves out an action that is done but not scored since', async () => {
    await server.signIn('editor');
    const first = renderApp('/company-overview');
    const linksOf = async () => {
      const list = await screen.findByRole('list', { name: 'Actions to improve first' });
      return within(list).getAllByRole('link', { name: /^\d/ });
    };
    const href = (await linksOf())[0]?.getAttribute('href') ?? '';
    first.close();
    const activity_id = new URLSearchParams(href.split('?')[1]).get('activity_id') ?? '';
    await removePlans(server.store);
    await insertItem(server.store, { activity_id, status: 'done', done_at: '2999-01-01' });
    renderApp('/company-overview');
    await waitFor(async () =>
      expect((await linksOf()).map((link) => link.getAttribute('href'))).not.toContain(href),
    );
    expect(await linksOf()).toHaveLength(10);
  });

  it('shows a subscriber what is planned, without a button', async () => {
    await server.signIn('subscriber');
    renderApp('/company-overview');
    const list = await screen.findByRole('list', { name: 'Actions to improve first' });
    expect((await within(list).findAllByRole('link', { name: /^In plan/ })).length).toBeGreaterThan(
      0,
    );
    expect(within(list).queryByRole('button')).toBeNull();
  });

  it('filters a driver’s actions, and keeps the filter in the address', async () => {
    await server.signIn('editor');
    const { user, address } = renderApp('/company-overview?tab=operating-margin');
    const show = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: /^Filter: / }));
      await user.click(await screen.findByRole('menuitem', { name }));
      await waitForCompleteLists();
      return screen
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
        .filter((text) => /^\d/.test(text));
    };
    const unscored = await show('Not scored');
    expect(unscored.length).toBeGreaterThan(0);
    expect(unscored.every((text) => text.endsWith('Not scored'))).toBe(true);
    expect(address.path).toMatch(/show=unscored/);

    const low = await show('Low');
    expect(low.length).toBeGreaterThan(0);
    expect(low.every((text) => text.endsWith('Low'))).toBe(true);
    expect((await show('Cheap and relevant')).length).toBeLessThan(low.length + unscored.length);
  });

  it('rates each sub-driver, and sorts sub-drivers like their actions', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/company-overview');
    await user.click(await screen.findByRole('tab', { name: 'Revenue Growth' }));
    const ratings = async () => {
      await screen.findAllByText(/^\d+ of \d+ scored$/);
      const headings = screen
        .getAllByRole('heading', { level: 2 })
        .map(({ parentElement }) => parentElement?.textContent ?? '');
      return headings.map((text) =>
        /^(.+?)(\d+ of \d+ scored)([\d.]+) (\w+)$/.exec(text)?.slice(1),
      );
    };
    await waitFor(async () => expect((await ratings())[0]).toHaveLength(4));
    const worse = await ratings();
    const averages = worse.map((rating) => Number(rating?.[2]));
    expect(averages.length).toBeGreaterThan(1);
    expect(averages).toEqual(averages.toSorted((a, b) => a - b));

    await user.click(screen.getByRole('button', { name: 'Sort' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Better qualifications first' }));
    await waitFor(async () => expect(await ratings()).toEqual(worse.toReversed()));
  });

  it('counts the scored actions of sub-drivers that the server does not rate', async () => {
    await server.signIn('editor');
    server.faults.refuse('getSubdrivers', 'NOT_FOUND');
    const { user } = renderApp('/company-overview');
    await user.click(await screen.findByRole('tab', { name: 'Revenue Growth' }));
    expect((await screen.findAllByText(/^\d+ of \d+ scored$/)).length).toBeGreaterThan(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
