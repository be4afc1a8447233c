import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { openFromProfile } from '@/testing/page/people';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

const stored = (id: string) => server.store.read((tx) => tx.get('user_subscriptions', id));

describe('Companies in the weekly email', () => {
  it('are chosen by people who compare companies, who see the mail in advance', async () => {
    await server.signIn('admin');
    const { user } = renderApp('/faq');
    const dialog = await openFromProfile(user, 'My account');
    expect(await dialog.findByRole('radio', { name: 'All companies' })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Preview the email' }));
    expect(await dialog.findByText(/Your companies:/)).toBeVisible();

    await user.click(dialog.getByRole('radio', { name: 'Chosen companies' }));
    await user.click(dialog.getByRole('combobox', { name: 'Companies' }));
    await user.click(await screen.findByTitle('Copper Lane Bakeries'));
    await user.click(dialog.getByRole('button', { name: 'Save companies' }));
    await waitFor(async () =>
      expect(await stored('user-admin')).toEqual({ id: 'user-admin', company_ids: ['company-2'] }),
    );
    await user.click(dialog.getByRole('radio', { name: 'None' }));
    await user.click(dialog.getByRole('button', { name: 'Save companies' }));
    await waitFor(async () => expect((await stored('user-admin'))?.company_ids).toEqual([]));
  });

  it('are not offered to others', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/faq');
    const dialog = await openFromProfile(user, 'My account');
    expect(await dialog.findByText('API tokens')).toBeVisible();
    expect(dialog.queryByText('Companies in the weekly email')).toBeNull();
  });
});
