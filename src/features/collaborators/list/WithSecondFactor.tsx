import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactElement } from 'react';
import type { Collaborator } from '../Collaborator';
import { useGetSecondFactorsQuery } from '../factorsOfPeopleApi';

interface Props {
  collaborator: Collaborator;
  children: (hasSecondFactor: boolean) => ReactElement;
}

/**
 * Loads whether a person has a second factor. Without an answer, such as from a server that does not know it, they count
 * as having none.
 */
export function WithSecondFactor({ collaborator: { id, companyId }, children }: Props) {
  const { data } = useGetSecondFactorsQuery(companyId ?? skipToken);
  return children(data?.includes(id) ?? false);
}
