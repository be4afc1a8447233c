import type { Store } from '@server/store/Store';
import type { ReviewRow } from '@server/store/tables';
import { contentOf, digestOf } from './content';

/** A signed review that is not as it was signed. */
export interface BrokenReview {
  id: string;
  name: string;
  problem: 'content' | 'columns' | 'chain' | 'digest';
}

const PAGE_ROWS = 20;

/**
 * Checks every signed review: that its content has its digest, that its columns say what its content says, that it
 * names the digest of the one before it, and that its digest is known.
 */
export async function verifyAllReviews(
  store: Store,
): Promise<{ checked: number; broken: BrokenReview[] }> {
  const broken: BrokenReview[] = [];
  /** By company, each digest with that of the review before it. */
  const digests = new Set<string>();
  const chained: Pick<ReviewRow, 'id' | 'name' | 'previous_digest'>[] = [];
  let checked = 0;
  let after: string | null = '';
  while (after !== null) {
    const from: string = after;
    const { rows, known } = await store.read(async (tx) => {
      const page = await tx.findAfter('reviews', {}, from, PAGE_ROWS);
      const ids = page.flatMap(({ digest }) => digest ?? []);
      const found = await tx.findColumns('review_digests', ['id'], { id: ids });
      return { rows: page, known: new Set(found.map(({ id }) => id)) };
    });
    for (const row of rows) {
      if (row.signed_at === null) continue;
      checked++;
      if (row.digest !== null) digests.add(row.digest);
      chained.push(row);
      const problem = problemOf(row, known);
      if (problem) broken.push({ id: row.id, name: row.name, problem });
    }
    after = rows.length === PAGE_ROWS ? (rows.at(-1)?.id ?? null) : null;
  }
  const unchained = chained.filter(
    ({ previous_digest }) => previous_digest !== null && !digests.has(previous_digest),
  );
  broken.push(...unchained.map(({ id, name }) => ({ id, name, problem: 'chain' as const })));
  return { checked, broken };
}

function problemOf(row: ReviewRow, known: ReadonlySet<string>): BrokenReview['problem'] | null {
  const { content, digest } = row;
  if (content === null || digest === null || digestOf(content) !== digest) return 'content';
  if (contentOf(row, row) !== content) return 'columns';
  return known.has(digest) ? null : 'digest';
}
