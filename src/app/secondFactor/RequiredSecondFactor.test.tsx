import { screen } from '@testing-library/react';
import { finishSetUp } from '@/testing/page/authenticatorApp';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer({ secondFactor: { required: 'everyone', secretsKey: null } });

describe('A second factor that the operator requires', () => {
  it('is set up before any page opens, and then the page opens', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/impact-areas');
    expect(await screen.findByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Impact areas' })).toBeNull();
    await finishSetUp(user);
    expect(await screen.findByRole('heading', { name: 'Impact areas' })).toBeVisible();
  });

  it('lets people log out without one', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/impact-areas');
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  });
});
