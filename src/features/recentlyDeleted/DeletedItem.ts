import type { RecentlyDeletedQuery } from '@/shared/api/generated/operations';

/** A deleted company or workspace that can still be restored. Times are ISO 8601 UTC. */
export interface DeletedItem {
  kind: 'company' | 'workspace';
  id: string;
  name: string;
  /** Name of the person who deleted it; null if that person was removed. */
  deletedBy: string | null;
  deletedAt: string;
  purgeAt: string;
}

type ItemDto = RecentlyDeletedQuery['recentlyDeleted'][number];

export const toDeletedItems = (items: ItemDto[]): DeletedItem[] =>
  items.flatMap(({ kind, id, name, ...rest }) =>
    kind === 'company' || kind === 'workspace'
      ? [
          {
            kind,
            id,
            name,
            deletedBy: rest.deleted_by,
            deletedAt: rest.deleted_at,
            purgeAt: rest.purge_at,
          },
        ]
      : [],
  );
