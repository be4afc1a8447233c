import { LIMITS } from '@contract/limits';
import type { UserDto } from '@contract/rest';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { setUser, useCurrentUser } from '@/features/auth';
import { useCompanyPages, useGetCompaniesByIdQuery, useShownCompany } from '@/features/companies';
import { WeeklyCompanies } from '@/features/subscriptions';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';

/** The companies in the weekly mail of people who compare several; nothing for others. */
export function AccountWeekly() {
  const user = useCurrentUser();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState('');
  const companies = useCompanies(user, typed);
  if (user.subscriptions === undefined) return null;
  return (
    <WeeklyCompanies
      subscriptions={user.subscriptions}
      companies={companies.filter(({ activated }) => activated)}
      onSearch={setTyped}
      onSaved={(saved) => void dispatch(setUser(saved))}
    />
  );
}

/** The companies to choose from. A list that is too long to be loaded is searched on the server. */
function useCompanies({ subscriptions, ...user }: UserDto, typed: string) {
  const list = useShownCompany(user);
  const { companies, isComplete } =
    list.state === 'ready' ? list.data : { companies: [], isComplete: true };
  const found = useCompanyPages(isComplete ? null : user.role, typed);
  const ids = (subscriptions ?? []).slice(0, LIMITS.pageIds);
  const { currentData: chosen = [] } = useGetCompaniesByIdQuery(
    isComplete || ids.length === 0 ? skipToken : { role: user.role, ids },
  );
  return isComplete ? companies : [...(found.companies ?? companies), ...chosen];
}
