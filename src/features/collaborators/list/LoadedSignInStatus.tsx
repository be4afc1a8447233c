import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactElement } from 'react';
import type { Collaborator } from '../Collaborator';
import { useGetSignInStatusesQuery, type SignInStatus } from '../signInStatusApi';

interface Props {
  collaborator: Collaborator;
  /** Gets undefined while the status loads, or if the server does not know it. */
  children: (status: SignInStatus | undefined) => ReactElement;
}

/** Loads whether a person has a second factor and sessions. */
export function LoadedSignInStatus({ collaborator: { id, companyId }, children }: Props) {
  const { data } = useGetSignInStatusesQuery(companyId ?? skipToken);
  return children(data?.[id]);
}
