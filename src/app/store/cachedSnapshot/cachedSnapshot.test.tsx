import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer();
const AS_OF = /^As of /;

/** A first visit, long enough for its figures to be kept. */
async function visit() {
  await server.signIn('editor');
  const visited = renderApp('/');
  expect(await screen.findByText('8 of 10')).toBeVisible();
  expect(await screen.findByText('90%')).toBeVisible();
  await waitFor(() =>
    expect(window.localStorage.getItem('value-drivers-seen/user-editor')).not.toBeNull(),
  );
  return visited;
}

describe('Who comes back', () => {
  it('sees what they last saw, and of when it is, until the server has said how it is now', async () => {
    (await visit()).close();
    const release = server.faults.holdNext('/graphql');

    renderApp('/', { returning: true });
    expect(await screen.findByText('8 of 10')).toBeVisible();
    expect(screen.getByText(AS_OF)).toBeVisible();
    release();
    await waitFor(() => expect(screen.queryByText(AS_OF)).not.toBeInTheDocument());
    expect(screen.getByText('8 of 10')).toBeVisible();
  });

  it('keeps seeing it, rather than sample data, where the server cannot be reached, and asks again', async () => {
    (await visit()).close();
    server.faults.goDown();

    const { user } = renderApp('/', { returning: true });
    expect(await screen.findByText('8 of 10')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Account of Editor' })).toBeVisible();
    expect(screen.getByText(AS_OF)).toBeVisible();
    expect(screen.getByText('90%')).toBeVisible();

    const bar = within(screen.getByRole('banner'));
    const retry = await bar.findByRole('button', { name: 'Retry' });
    await user.click(retry);
    expect(retry).toBeDisabled();
    await waitFor(() => expect(retry).toBeEnabled());
    expect(screen.getByText(AS_OF)).toBeVisible();
    server.faults.recover();
    await user.click(retry);
    await waitFor(() => expect(screen.queryByText(AS_OF)).not.toBeInTheDocument());
    expect(bar.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(screen.getByText('8 of 10')).toBeVisible();
  });

  it('sees no figures of before, and no mark of when, once their company is deleted', async () => {
    (await visit()).close();
    await server.store.write((tx) =>
      tx.update('companies', FIXTURE_COMPANY.id, {
        activated: false,
        deleted_at: new Date().toISOString(),
      }),
    );
    renderApp('/', { returning: true });
    expect(await screen.findByText(`${FIXTURE_COMPANY.name} has been deleted`)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(AS_OF)).not.toBeInTheDocument());
  });

  it('is asked to sign in where the session is over, and leaves nothing to see', async () => {
    (await visit()).close();
    server.browser.signOut();

    const { address } = renderApp('/', { returning: true });
    expect(await screen.findByLabelText('Email')).toBeVisible();
    await waitFor(() => expect(address.path).toBe('/login?redirect=%2F'));
    await waitFor(() => expect(Object.keys(window.localStorage).join()).not.toContain('seen'));
  });

  it('starts afresh where somebody else is signed in by now', async () => {
    (await visit()).close();
    server.browser.signOut();
    await server.signIn('admin');

    renderApp('/', { returning: true });
    expect(await screen.findByRole('heading', { name: /^Welcome back, (?!Editor)/ })).toBeVisible();
  });

  it('leaves nothing behind by signing out', async () => {
    const { user } = await visit();
    await user.click(await screen.findByRole('button', { name: 'Account of Editor' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByLabelText('Email')).toBeVisible();
    await waitFor(() => expect(window.localStorage).toHaveLength(0));
  });

  it.each([
    ['no JSON', '{{{'],
    ['null', 'null'],
    ['of another form', '{"version":1,"at":1,"user":{"id":"user-editor"}}'],
  ])('starts afresh from something kept that is %s', async (_, kept) => {
    window.localStorage.setItem('value-drivers-seen/last', 'user-editor');
    window.localStorage.setItem('value-drivers-seen/user-editor', kept);
    await server.signIn('editor');
    renderApp('/', { returning: true });
    expect(await screen.findByText('8 of 10')).toBeVisible();
    expect(screen.queryByText(AS_OF)).not.toBeInTheDocument();
  });
});
