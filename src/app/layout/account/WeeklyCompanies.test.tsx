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
    // The button has another name until the reply has arrived.
    await user.click(await dialog.findByRole('button', { name: 'Save companies' }));
    await waitFor(async () => expect((await stored('user-admin'))?.company_ids).toEqual([]));
  });

  it('are found by their names where there are too many to load', async () => {
    await server.store.write(async (tx) => {
      const company = await tx.get('companies', 'company-2');
      if (!company) throw new Error('The company is missing.');
      await tx.insert(
        'companies',
        Array.from({ length: 600 }, (_, index) => ({
          ...company,
          id: `many-${String(index)}`,
          name: `Holding ${String(index).padStart(3, '0')}`,
        })),
      );
      await tx.insert('user_subscriptions', { id: 'user-admin', company_ids: ['many-598'] });
    });
    await server.signIn('admin');
    const { user } = renderApp('/faq');
    const dialog = await openFromProfile(user, 'My account');
    // The chosen one has its name, although it is not one of the first in the list.
    expect(await dialog.findByTitle('Holding 598')).toBeVisible();
    await user.type(dialog.getByRole('combobox', { name: 'Companies' }), 'holding 599');
    await user.click(await screen.findByTitle('Holding 599'));
    await user.click(dialog.getByRole('button', { name: 'Save companies' }));
    await waitFor(async () =>
      expect((await stored('user-admin'))?.company_ids).toEqual(['many-598', 'many-599']),
    );
  });

  it('are not offered to others', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/faq');
    const dialog = await openFromProfile(user, 'My account');
    expect(await dialog.findByText('API tokens')).toBeVisible();
    expect(dialog.queryByText('Companies in the weekly email')).toBeNull();
  });
});
