import type { UserDto } from '@contract/rest';
import { skipToken } from '@reduxjs/toolkit/query';
import { useLocation } from 'react-router';
import { useShownCompanyId } from '@/features/companies';
import { driversApi } from '@/features/drivers';
import { paths } from '@/shared/routing/paths';

const { getDrivers } = driversApi.endpoints;

/**
 * The number of the person's unread notices, which comes with the drivers of the shown company; 0 while it is not known.
 * Only the inbox requests it, so that it follows what is read there.
 */
export function useNoticeCount(user: UserDto): number {
  const companyId = useShownCompanyId(user) ?? skipToken;
  const isInbox = useLocation().pathname === paths.inbox();
  getDrivers.useQuerySubscription(isInbox ? companyId : skipToken);
  const { currentData } = getDrivers.useQueryState(companyId);
  return currentData?.noticeCount ?? 0;
}
