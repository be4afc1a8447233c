import { useIsOffered } from '@/shared/api/features/views';
import { AccountTokens } from './AccountTokens';
import { AccountWeekly } from './AccountWeekly';

/** Parts of My account that other features than the account have. */
export function AccountParts() {
  const hasSubscriptions = useIsOffered('subscriptions');
  const hasTokens = useIsOffered('apiTokens');
  return (
    <>
      {hasSubscriptions && <AccountWeekly />}
      {hasTokens && <AccountTokens />}
    </>
  );
}
