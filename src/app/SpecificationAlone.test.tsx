import { screen, within } from '@testing-library/react';
import { NAVIGATION } from '@/shared/routing/navigation';
import { paths, type SignedInRoute } from '@/shared/routing/paths';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { openFromProfile } from '@/testing/page/people';
import { renderApp } from '@/testing/page/renderApp';
import { waitForCompleteLists } from '@/testing/page/waitForCompleteLists';
import { useTestServer, type Account } from '@/testing/server/testServer';

const server = useTestServer();

const ROUTES = Object.keys(NAVIGATION) as SignedInRoute[];

async function open(path: string, account: Account = 'editor') {
  await server.signIn(account);
  server.specificationAlone.start();
  const app = renderApp(path);
  await screen.findByRole('button', { name: /^Account of/ });
  return app;
}

/** Nothing on the page failed, is sample data, or was asked for in vain. */
async function expectWhole() {
  await waitForCompleteLists();
  expect(screen.queryByText(/could not be (read|reached)/)).toBeNull();
  expect(screen.queryByText(/^Sample data/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(server.specificationAlone.unsupported).toEqual([]);
}

describe('On a server of the specification alone', () => {
  it('the dashboard shows the figures of the server', async () => {
    await open('/');
    expect(await screen.findByText('8 of 10')).toBeVisible();
    expect(await screen.findByText('90%')).toBeVisible();
    expect(await screen.findByRole('application', { name: /^Evolution of/ })).toBeVisible();
    expect(screen.queryByText(/since W/)).toBeNull();
    await expectWhole();
  });

  it('the company overview has ratings and actions, without what follows from all answers', async () => {
    const { user } = await open('/company-overview', 'company-admin');
    expect(await screen.findByText('Global Average')).toBeVisible();
    expect(screen.queryByText('Actions to improve first')).toBeNull();
    expect(screen.queryByText('Weakest sub-drivers')).toBeNull();
    expect(screen.queryByRole('button', { name: /target/i })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Operating Margin' }));
    expect(await screen.findByText('Branch rating')).toBeVisible();
    await expectWhole();
  });

  it('Evolution has its chart and no explanation of movements', async () => {
    const { user } = await open('/evolution');
    await user.click(await screen.findByRole('button', { name: 'Series' }));
    expect(await screen.findByRole('menuitemcheckbox', { name: 'Expectations' })).toBeVisible();
    expect(screen.queryByRole('menuitemcheckbox', { name: 'Targets' })).toBeNull();
    expect(screen.queryByText('What moved it')).toBeNull();
    await expectWhole();
  });

  it.each(ROUTES.filter((route) => 'view' in NAVIGATION[route]))(
    'there is no page %s, and no link to it',
    async (route) => {
      const path = paths[route]();
      await open(path, 'admin');
      expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
      expect(document.querySelector(`a[href="${path}"]`)).toBeNull();
      await expectWhole();
    },
  );

  it.each(ROUTES.filter((route) => !('view' in NAVIGATION[route])))(
    'the page %s needs nothing else',
    async (route) => {
      await open(paths[route](), 'admin');
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
      await expectWhole();
    },
  );

  it('Impact areas shows progress, without data health and workbooks', async () => {
    await open('/impact-areas?tab=health');
    expect(await screen.findByText('Overall progress')).toBeVisible();
    expect(screen.queryByRole('tab', { name: /Data health/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /workbook/i })).toBeNull();
    await expectWhole();
  });

  it('the form of an action has the fields of the specification', async () => {
    await open('/actionia?impact_area=1&activity_id=activity-1-3-2-2');
    const form = within(await screen.findByRole('form'));
    expect(form.getAllByRole('radiogroup')).toHaveLength(5);
    expect(form.getByRole('radiogroup', { name: 'Relevance' })).toBeVisible();
    expect(form.getAllByRole('spinbutton')).toHaveLength(8);
    expect(form.queryByRole('switch')).toBeNull();
    expect(form.queryByRole('button', { name: /History/ })).toBeNull();
    await expectWhole();
  });

  it.each(['/companies-management', '/workspaces-management', '/collaborators-management'])(
    '%s lists what the specification has',
    async (path) => {
      await open(path, 'admin');
      expect((await screen.findAllByText(/Alder Valley Foods/))[0]).toBeVisible();
      await expectWhole();
    },
  );

  it('My account has no sections of other features', async () => {
    const { user } = await open('/faq');
    const dialog = await openFromProfile(user, 'My account');
    expect(await dialog.findByLabelText('Name')).toHaveValue(ACCOUNT_NAMES.editor);
    expect(dialog.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'Profile',
      'Security',
    ]);
    expect(dialog.queryByRole('heading', { level: 3 })).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Download my data' })).toBeNull();
    await expectWhole();
  });
});
