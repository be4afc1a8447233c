import { screen, waitFor, within } from '@testing-library/react';
import React from 'react';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';

// Console output fails a test, so React’s warnings about keys, attributes and nesting do too.
const server = useTestServer();

const waitForLoaded = () =>
  waitFor(() => expect(document.querySelector('[aria-busy=true], .ant-skeleton')).toBeNull());

it('runs with React’s development build', () => {
  expect('captureOwnerStack' in React).toBe(true);
});

describe('React’s development build reports no warnings', () => {
  it.each(['/login', '/forgot-password', '/reset-password', '/onboarding'])(
    'on %s, for a guest',
    async (path) => {
      renderApp(path);
      await screen.findByRole('heading', { level: 1 });
    },
  );

  it.each([
    '/',
    '/impact-areas',
    '/company-overview',
    '/evolution',
    '/companies-management',
    '/workspaces-management',
    '/collaborators-management',
    '/actionia?impact_area=1',
    '/faq',
  ])('on %s, for an administrator', async (path) => {
    await server.signIn('admin');
    renderApp(path);
    await screen.findByRole('heading', { level: 1 });
    await waitForLoaded();
  });

  it.each(['/companies-management', '/workspaces-management', '/collaborators-management'])(
    'in the dialogs of %s',
    async (path) => {
      await server.signIn('admin');
      const { user } = renderApp(path);
      await user.click(await screen.findByRole('button', { name: 'Add new' }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    },
  );
});
