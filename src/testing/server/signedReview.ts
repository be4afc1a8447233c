import { signedRow, shareRow } from '@server/testing/reviews';
import type { Store } from '@server/store/Store';
import { FIXTURE_COMPANY } from './testServer';

/** Inserts a signed review of the fixture company with its digest, and a share with the token 'token-share-<company>'. */
export async function insertSigned(store: Store): Promise<{ content: string; digest: string }> {
  const row = signedRow(FIXTURE_COMPANY.id, { name: 'Board, first half' });
  const { id, content, digest, signed_at } = row;
  if (content === null || digest === null || signed_at === null) throw new Error('Not signed');
  await store.write(async (tx) => {
    const company = await tx.get('companies', FIXTURE_COMPANY.id);
    await tx.insert('reviews', row);
    await tx.insert('review_digests', { id: digest, review_id: id, signed_at, withdrawn_at: null });
    const share = { workspace_id: company?.workspace_id ?? null, ends_on: '2098-01-01' };
    await tx.insert('review_shares', shareRow(row, share));
  });
  return { content, digest };
}
