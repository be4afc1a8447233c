import { screen } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

it('The company selector keeps what is typed before its list is open', async () => {
  await server.signIn('admin');
  const { user } = renderApp('/');
  const selector = await screen.findByRole('combobox', { name: 'Company shown' });
  selector.focus();
  await user.paste('Sparrow');
  expect(selector).toHaveValue('Sparrow');
  await user.click(await screen.findByTitle('Sparrow Hill Clinics'));
  expect(await screen.findByRole('button', { name: 'Start with area 1' })).toBeVisible();

  // The next search begins without a text.
  await user.click(selector);
  expect(selector).toHaveValue('');
});
