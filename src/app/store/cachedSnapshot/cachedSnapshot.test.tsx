import { screen, waitFor, within } from '@testing-library/react';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { renderApp } from '@/testing/page/renderApp';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer();
const AS_OF = /^As of /;

/** Opens the dashboard and waits until a snapshot of its figures is stored. */
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

describe('A returning user', () => {
  it('sees the cached figures and their time until the server has responded', async () => {
    (await visit()).close();
    const release = server.faults.holdNext('/graphql');

    renderApp('/', { returning: true });
    expect(await screen.findByText('8 of 10')).toBeVisible();
    expect(screen.getByText(AS_OF)).toBeVisible();
    release();
    await waitFor(() => expect(screen.queryByText(AS_OF)).not.toBeInTheDocument());
    expect(screen.getByText('8 of 10')).toBeVisible();
  });

  it('keeps seeing the cached figures instead of sample data while the server is unreachable, and can retry', async () => {
    (await visit()).close();
    server.faults.goDown();

    const { user } = renderApp('/', { returning: true });
    expect(await screen.findByText('8 of 10')).toBeVisible();
    expect(
      await screen.findByRole('button', { name: `Account of ${ACCOUNT_NAMES.editor}` }),
    ).toBeVisible();
    expect(screen.getByText(AS_OF)).toBeVisible();
    expect(screen.getByText('90%')).toBeVisible();

    const bar = within(screen.getByRole('banner'));
    const retry = await bar.findByRole('button', { name: 'Retry' });
    await user.click(retry);
    await waitFor(() => expect(retry).toBeDisabled());
    await waitFor(() => expect(retry).toBeEnabled());
    expect(screen.getByText(AS_OF)).toBeVisible();
    server.faults.recover();
    await user.click(retry);
    await waitFor(() => expect(screen.queryByText(AS_OF)).not.toBeInTheDocument());
    expect(bar.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(screen.getByText('8 of 10')).toBeVisible();
  });

  it('sees neither cached figures nor their time if the company has been deleted', async () => {
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

  it('is redirected to Login if the session has ended, and the snapshot is removed', async () => {
    (await visit()).close();
    server.browser.signOut();

    const { address } = renderApp('/', { returning: true });
    expect(await screen.findByLabelText('Email')).toBeVisible();
    await waitFor(() => expect(address.path).toBe('/login?redirect=%2F'));
    await waitFor(() => expect(Object.keys(window.localStorage).join()).not.toContain('seen'));
  });

  it('does not see the snapshot of the user who was signed in before', async () => {
    (await visit()).close();
    server.browser.signOut();
    await server.signIn('admin');

    renderApp('/', { returning: true });
    // The page is rendered anew if the other person arrives after the state of the first one was restored.
    const heading = { name: /^Welcome back, (?!Esha Kapoor)/ };
    await waitFor(() => expect(screen.getByRole('heading', heading)).toBeVisible());
  });

  it('leaves nothing in local storage after signing out', async () => {
    const { user } = await visit();
    await user.click(
      await screen.findByRole('button', { name: `Account of ${ACCOUNT_NAMES.editor}` }),
    );
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByLabelText('Email')).toBeVisible();
    await waitFor(() => expect(window.localStorage).toHaveLength(0));
  });

  it.each([
    ['not JSON', '{{{'],
    ['null', 'null'],
    ['of another shape', '{"version":1,"at":1,"user":{"id":"user-editor"}}'],
  ])('sees current figures if the stored snapshot is %s', async (_, snapshot) => {
    window.localStorage.setItem('value-drivers-seen/last', 'user-editor');
    window.localStorage.setItem('value-drivers-seen/user-editor', snapshot);
    await server.signIn('editor');
    renderApp('/', { returning: true });
    expect(await screen.findByText('8 of 10')).toBeVisible();
    expect(screen.queryByText(AS_OF)).not.toBeInTheDocument();
  });
});
