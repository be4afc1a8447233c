import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { isApiError } from '@/shared/api/errors/ApiError';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { useConfirmEmailMutation, useGetInvitationQuery } from '../authApi';
import { login } from '../signIn/login';
import { awaitUser } from '../session';

export interface OnboardingValues {
  firstName: string;
  lastName: string;
  avatarUrl: string;
  password: string;
  confirmed: string;
}

/** Loads the invitation of a token and returns the function that accepts it. */
export function useOnboarding(token: string | null) {
  const dispatch = useAppDispatch();
  const [confirmEmail] = useConfirmEmailMutation();
  const [accepted, setAccepted] = useState(false);
  // Other servers may not support this call; the form works without it. After acceptance the token
  // is used up, and logging in clears the cache, so the query must not run again.
  const { currentData: invitation, error } = useGetInvitationQuery(
    token === null || accepted ? skipToken : token,
  );
  const isRefused = isApiError(error) && error.code === 'TOKEN_INVALID';

  /** Rejects with an ApiError, or with an Error that holds the `error` field of the reply. */
  async function accept({ firstName, lastName, avatarUrl, password }: OnboardingValues) {
    const name = `${firstName.trim()} ${lastName.trim()}`;
    const picture_url = avatarUrl.trim();
    const reply = await confirmEmail({ token: token ?? '', name, picture_url, password }).unwrap();
    // A reply with status 201 can still contain an error.
    if (typeof reply?.error === 'string') throw new Error(reply.error);
    setAccepted(true);
    // A session that already exists is not replaced. If signing in fails, the next page shows the
    // login form.
    if (invitation && (await dispatch(awaitUser())) === null) {
      await dispatch(login({ email: invitation.email, password })).catch(() => undefined);
    }
  }

  return { invitation, refusal: isRefused ? error.message : null, accept };
}
