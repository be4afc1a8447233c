import type { RecentlyDeletedQuery } from '@/shared/api/generated/operations';

/** What was deleted and can still be restored. */
export interface DeletedItem {
  kind: 'company' | 'workspace';
  id: string;
  name: string;
  /** Null where that person is gone. */
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
