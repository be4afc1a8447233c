import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** The code that an authenticator app shows. The server accepts each code once, so a second use needs that of the next step. */
export const codeOf = (secret: string, stepsAhead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + stepsAhead * STEP_MS,
  });

/** Connects an authenticator app. Returns its secret and the recovery codes. */
export async function finishSetUp(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set up an authenticator app' }));
  const text = (await dialog.findByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/)).textContent;
  const secret = text.replace(/ /g, '');
  await user.type(dialog.getByLabelText('Code from the app'), codeOf(secret));
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  const list = await screen.findByRole('list', { name: 'Your recovery codes' });
  const codes = within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  await user.click(screen.getByRole('button', { name: 'I have saved the codes' }));
  return { secret, codes };
}
