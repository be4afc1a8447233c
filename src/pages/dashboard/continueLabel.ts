import { mayEditActions } from '@contract/permissions';
import type { UserDto } from '@contract/rest';

/** The message key of the welcome card's button: readers are not invited to edit. */
export function continueLabel(user: UserDto | null, isSmall: boolean) {
  if (user && !mayEditActions(user)) return isSmall ? 'dashboard.viewShort' : 'dashboard.view';
  return isSmall ? 'dashboard.continueShort' : 'dashboard.continue';
}
