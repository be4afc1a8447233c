import type { UserEvent } from '@testing-library/user-event';

/** user-event gives these characters a meaning of their own: `{Enter}`, `[Space]`. */
const HAS_NAMED_KEYS = /[{[]/;

/** Fields of dates and numbers react to each key. */
const EACH_KEY = 'input[type=date], input[inputmode], [role=spinbutton]';

/**
 * Types a text with few events: all but its last character arrive at once, and the last one with the events of its key.
 * A page takes 10 ms for each key, because it renders again.
 */
export function typeQuickly(user: UserEvent): UserEvent['type'] {
  return async (element, text, options) => {
    if (text.length <= 2 || options || HAS_NAMED_KEYS.test(text) || element.matches(EACH_KEY)) {
      return user.type(element, text, options);
    }
    await user.click(element);
    await user.paste(text.slice(0, -1));
    await user.keyboard(text.slice(-1));
  };
}
