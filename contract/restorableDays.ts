import type { UserDto } from './rest';

/** For how many days deleted companies and workspaces can be restored, unless the server says otherwise. */
export const DEFAULT_RESTORABLE_DAYS = 14;

/** For how many days what the signed-in person deletes now can be restored. */
export const restorableDaysOf = ({ restorable_days }: Pick<UserDto, 'restorable_days'>): number =>
  restorable_days ?? DEFAULT_RESTORABLE_DAYS;
