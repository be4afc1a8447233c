import { can, isAdmin } from '@contract/permissions/permissions';
import { forbidden } from '@server/domain/errors';
import type { Reader } from './reader';

interface Deleted {
  id: string;
  name: string;
  deleted_at: string | null;
  deleted_by: string | null;
}

/** Deleted companies and workspaces that can still be restored, the latest first. */
export async function listRecentlyDeleted({ tx, person }: Reader) {
  if (!can(person, 'seeRecentlyDeleted')) throw forbidden();

  const [companies, workspaces] = isAdmin(person)
    ? await Promise.all([tx.find('companies', { activated: false }), tx.find('workspaces')])
    : [await tx.find('companies', { activated: false, id: person.company_id ?? '' }), []];

  const items = [
    ...companies.map((row) => ({ kind: 'company', row, purge_at: row.expiration_date })),
    ...workspaces.map((row) => ({ kind: 'workspace', row, purge_at: row.purge_at })),
  ].flatMap(({ kind, row, purge_at }) => asDeleted(kind, row, purge_at));

  const deleters = await tx.find('users', { id: items.flatMap(({ by }) => by ?? []) });
  const nameOf = new Map(deleters.map(({ id, name }) => [id, name]));
  return items
    .sort((a, b) => b.deleted_at.localeCompare(a.deleted_at))
    .map(({ by, ...item }) => ({ ...item, deleted_by: (by && nameOf.get(by)) ?? null }));
}

function asDeleted(kind: string, row: Deleted, purge_at: string | null) {
  const { id, name, deleted_at, deleted_by: by } = row;
  return deleted_at && purge_at ? [{ kind, id, name, by, deleted_at, purge_at }] : [];
}
