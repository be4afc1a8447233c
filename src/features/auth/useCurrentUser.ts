import type { UserDto } from '@contract/rest';
import { useSession } from './session';

/** The person signed in. Only for what the guard shows to people signed in; throws elsewhere. */
export function useCurrentUser(): UserDto {
  const session = useSession();
  if (session.status !== 'signedIn') throw new Error('Nobody is signed in here');
  return session.user;
}
