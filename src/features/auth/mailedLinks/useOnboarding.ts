import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { isApiError } from '@/shared/api/errors/ApiError';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { useConfirmEmailMutation, useGetInvitationQuery } from '../authApi';
import { login } from '../signIn/login';
import { useSession } from '../session';

export interface OnboardingValues {
  firstName: string;
  lastName: string;
  avatarUrl: string;
  password: string;
  confirmed: string;
}

/** What an invitation's link is known to be for, and how to accept it. */
export function useOnboarding(token: string | null) {
  const dispatch = useAppDispatch();
  const isGuest = useSession().status === 'guest';
  const [confirmEmail] = useConfirmEmailMutation();
  const [accepted, setAccepted] = useState(false);
  // A server may lack this call; the form works without it. A used link is not looked up again,
  // which logging in would do because it empties the cache.
  const { currentData: invitation, error } = useGetInvitationQuery(
    token === null || accepted ? skipToken : token,
  );
  const isRefused = isApiError(error) && error.code === 'TOKEN_INVALID';

  /** Rejects with an ApiError, or an Error holding the `error` of a reply that is no success. */
  async function accept({ firstName, lastName, avatarUrl, password }: OnboardingValues) {
    const name = `${firstName.trim()} ${lastName.trim()}`;
    const picture_url = avatarUrl.trim();
    const reply = await confirmEmail({ token: token ?? '', name, picture_url, password }).unwrap();
    // A reply with status 201 can still carry an error.
    if (typeof reply?.error === 'string') throw new Error(reply.error);
    setAccepted(true);
    // Nobody else's session is replaced. If signing in fails, the next page asks for it.
    if (invitation && isGuest) {
      await dispatch(login({ email: invitation.email, password })).catch(() => undefined);
    }
  }

  return { invitation, refusal: isRefused ? error.message : null, accept };
}
