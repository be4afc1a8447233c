import type { Store } from '@server/store/Store';
import { about, rowsNaming } from './rowLists';

const BY = ['taken_by', 'signed_by', 'second_signed_by', 'withdrawn_by'] as const;

const taken = rowsNaming('reviews', BY, async (row, context) => {
  const { readable, facts } = await about(context, { company_id: row.company_id });
  const { name, as_of, kind, summary, averages, digest, withdrawn_reason } = row;
  const did = { taken: row.taken_by === context.id, signed: row.signed_by === context.id };
  return {
    ...facts,
    review: name,
    as_of,
    kind,
    ...did,
    ...(did.taken && { taken_at: row.taken_at }),
    ...(did.signed && { signed_at: row.signed_at }),
    ...(row.second_signed_by === context.id && { second_signed_at: row.second_signed_at }),
    ...(row.withdrawn_by === context.id && { withdrawn_at: row.withdrawn_at, withdrawn_reason }),
    ...(readable && { summary, averages, digest }),
  };
});

const shared = rowsNaming('review_shares', ['created_by'], async (row, context) => {
  const { facts } = await about(context, { company_id: row.company_id });
  const { recipient, scope, created_at, ends_on, revoked_at, opened, last_opened_at } = row;
  const values = { recipient, scope, created_at, ends_on, revoked_at, opened, last_opened_at };
  return { ...facts, kind: 'share', ...values };
});

/** The reviews that the person took, signed or withdrew, and the shares that they created. */
export async function* reviews(store: Store, id: string): AsyncGenerator<object> {
  yield* taken(store, id);
  yield* shared(store, id);
}
