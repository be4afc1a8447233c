import { screen } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { useSignOnInPage } from '@/testing/page/signOnInPage';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();
useSignOnInPage();

const REQUEST = 'Please log in with the account of your organization.';

describe('Where single sign-on is enforced', () => {
  it('Login asks people of the domain for no password, as soon as their address is complete', async () => {
    const { user } = renderApp('/login');
    const field = await screen.findByLabelText('Email');
    await user.type(field, 'contoso.example');
    expect(screen.getByLabelText('Password')).toBeVisible();
    await user.clear(field);
    await user.type(field, 'pat@Contoso.example ');
    expect(screen.getByText(REQUEST)).toBeVisible();
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Login' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Forgot password' })).toBeNull();

    await user.keyboard('{Enter}');
    expect(screen.getByRole('link', { name: 'Continue with Contoso' })).toHaveFocus();
    await user.clear(field);
    expect(screen.getByLabelText('Password')).toBeVisible();
  });

  it('the administrator for emergencies can use a password', async () => {
    await server.store.write(async (tx) => {
      const [admin] = await tx.find('users', { email: 'admin@example.com' });
      await tx.update('users', admin?.id ?? '', { email: 'admin@contoso.example' });
    });
    const { user } = renderApp('/login');
    await user.type(await screen.findByLabelText('Email'), 'admin@contoso.example');
    await user.click(screen.getByRole('button', { name: 'Log in with a password' }));
    expect(screen.getByLabelText('Password')).toHaveFocus();
    await user.keyboard('Demo2026{Enter}');
    await screen.findByRole('heading', { name: /^Welcome back/ });
  });
});
