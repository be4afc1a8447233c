import { screen, waitFor, within } from '@testing-library/react';
import { DEMO_PASSWORD } from '@server/store/demo/seed';
import type { renderApp } from './renderApp';

type User = ReturnType<typeof renderApp>['user'];

/** Opens the profile menu and chooses an entry; returns the dialog that it opens. */
export async function openFromProfile(user: User, entry: 'My account' | 'Report an error') {
  await user.click(await screen.findByRole('button', { name: /^Account of / }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  return within(await screen.findByRole('dialog'));
}

/** Opens a person's menu and chooses an entry. */
export async function chooseMenuEntryFor(user: User, name: string, entry: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

/** Searches for a company in a dialog's field by its name, and selects it. */
export async function chooseCompany(user: User, name: string) {
  await user.type(screen.getByRole('combobox', { name: 'Company' }), name);
  await user.click(await screen.findByTitle(name));
}

/** Fills in and submits the sign-in dialog that opens when the session has ended. */
export async function signInAgain(user: User, email: string) {
  const dialog = await screen.findByRole('dialog', { name: 'Please log in again' });
  const address = within(dialog).getByLabelText('Email');
  // A page that opens below the dialog moves the focus to its heading, and the dialog takes it back.
  await waitFor(() => {
    address.focus();
    expect(address).toHaveFocus();
  });
  await user.clear(address);
  await user.type(address, email);
  await user.type(within(dialog).getByLabelText('Password'), DEMO_PASSWORD);
  await user.click(within(dialog).getByRole('button', { name: 'Login' }));
}
