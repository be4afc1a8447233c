import type { UserDto } from '@contract/rest';
import { useSession } from './session';

/** The signed-in user; null for guests and while it is not known who is here. */
export function useKnownUser(): UserDto | null {
  const session = useSession();
  return session.status === 'signedIn' ? session.user : null;
}

/** The signed-in user. Only for what renders once they are known; throws elsewhere. */
export function useCurrentUser(): UserDto {
  const user = useKnownUser();
  if (!user) throw new Error('Nobody is signed in here');
  return user;
}
