import type { UserEvent } from '@testing-library/user-event';

/** Presses the short lines of all rating cards, which open the facts behind them. */
export async function openFacts(user: Pick<UserEvent, 'click'>): Promise<void> {
  for (const line of document.querySelectorAll('details:not([open]) > summary')) {
    await user.click(line);
  }
}
