import { can } from '@contract/permissions/permissions';
import { restorableDaysOf } from '@contract/restorableDays';
import { useCurrentUser } from '@/features/auth';
import { RecentlyDeleted } from '@/features/recentlyDeleted';
import { useRestoreDeleted } from './useRestoreDeleted';

/** The button for recently deleted items, for people who may restore them. */
export function RecentlyDeletedTool() {
  const user = useCurrentUser();
  const restore = useRestoreDeleted();
  if (!can(user, 'seeRecentlyDeleted')) return null;
  return <RecentlyDeleted restorableDays={restorableDaysOf(user)} onRestore={restore} />;
}
