import { setUser, useCurrentUser } from '@/features/auth';
import { useShownCompany } from '@/features/companies';
import { WeeklyCompanies } from '@/features/subscriptions';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';

/** The companies in the weekly mail of people who compare several; nothing for others. */
export function AccountWeekly() {
  const user = useCurrentUser();
  const dispatch = useAppDispatch();
  const list = useShownCompany(user);
  if (user.subscriptions === undefined) return null;
  const companies = list.state === 'ready' ? list.data.companies : [];
  return (
    <WeeklyCompanies
      subscriptions={user.subscriptions}
      companies={companies.filter(({ activated }) => activated)}
      onSaved={(saved) => void dispatch(setUser(saved))}
    />
  );
}
