import { screen, within } from '@testing-library/react';
import type { renderApp } from './renderApp';

type User = ReturnType<typeof renderApp>['user'];

/** Opens the profile menu and chooses an entry; gives the dialog that it opens. */
export async function openFromProfile(user: User, entry: 'My account' | 'Report an error') {
  await user.click(await screen.findByRole('button', { name: /^Account of / }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  return within(await screen.findByRole('dialog'));
}

/** Opens somebody's menu and chooses an entry. */
export async function chooseFor(user: User, name: string, entry: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

/** Finds a company in a dialog's field by its name, and takes it. */
export async function chooseCompany(user: User, name: string) {
  await user.type(screen.getByRole('combobox', { name: 'Company' }), name);
  await user.click(await screen.findByTitle(name));
}
