import { can } from '@contract/permissions';
import { useCurrentUser } from '@/features/auth';
import { RecentlyDeleted } from '@/features/recentlyDeleted';
import { useRestoreDeleted } from './useRestoreDeleted';

/** Recently deleted, for those who may restore something. */
export function RestoreTool() {
  const user = useCurrentUser();
  const restore = useRestoreDeleted();
  return can(user, 'seeRecentlyDeleted') ? <RecentlyDeleted onRestore={restore} /> : null;
}
