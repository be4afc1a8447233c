import type { ReviewDto, ReviewShareDto } from '@contract/reviews/reviewPayloads';
import { compareReviews } from '@contract/reviews/reviews';
import { can } from '@contract/permissions/permissions';
import type { ReadTransaction } from '@server/store/Store';
import type { ReviewRow, ReviewShareRow } from '@server/store/tables';
import { forbidden, notFound, notFoundAs } from '../errors';
import { namesOf } from '../movement/people';
import type { Reader } from '../queries/reader';
import { storedContent } from './content';

const LISTED_COLUMNS = [
  ...(['id', 'company_id', 'name', 'as_of', 'kind', 'summary', 'averages'] as const),
  ...(['taken_by', 'taken_at', 'digest', 'previous_digest', 'signed_by', 'signed_at'] as const),
  ...(['second_signed_by', 'second_signed_at', 'withdrawn_at', 'withdrawn_reason'] as const),
] as const;
/** A review without what makes it large. */
type ListedReview = Pick<ReviewRow, (typeof LISTED_COLUMNS)[number]>;

/** The reviews of a company, the latest first. Throws the errors of `reader.company`. */
export async function listReviews(reader: Reader, company_id: string): Promise<ReviewDto[]> {
  await reader.company(company_id);
  const rows = await reader.tx.findColumns('reviews', LISTED_COLUMNS, { company_id });
  return toReviews(reader.tx, rows.sort(compareReviews).reverse());
}

/** A review with its content, and the names of the people in it. NOT_FOUND if the person may not see the company. */
export async function findReview(reader: Reader, id: string) {
  const row = await readableReview(reader, id);
  const content = storedContent(row);
  const people = await namesOf(reader.tx, peopleIn(row));
  return {
    review: await toReview(reader.tx, row),
    content,
    people: [...people].map(([person, name]) => ({ id: person, name })),
  };
}

function peopleIn({ answers, facts, ...row }: ReviewRow): string[] {
  const owners = facts.plan.map(({ owner_id }) => owner_id);
  const authors = answers.map(({ answered_by }) => answered_by);
  const signing = [row.taken_by, row.signed_by, row.second_signed_by];
  return [...owners, ...authors, ...signing].filter((id) => id !== null);
}

/** A review of a company whose figures the person may see, else NOT_FOUND. */
export async function readableReview(reader: Reader, id: string): Promise<ReviewRow> {
  const row = await reader.tx.get('reviews', id);
  if (!row) throw notFound('review');
  await reader.company(row.company_id).catch(notFoundAs('review'));
  return row;
}

/** The shares of a review, the latest first; FORBIDDEN for those who may not share it. */
export async function listShares(reader: Reader, reviewId: string): Promise<ReviewShareDto[]> {
  const { company_id } = await readableReview(reader, reviewId);
  const { workspace_id } = await reader.company(company_id);
  if (
    reader.person.token_scope ||
    !can(reader.person, 'shareReview', { company_id, workspace_id })
  ) {
    throw forbidden();
  }
  const shares = await reader.tx.find('review_shares', { review_id: reviewId });
  return toShares(
    reader.tx,
    shares.sort((a, b) => (a.created_at < b.created_at ? 1 : -1)),
  );
}

/** Converts rows to what clients receive, in the same order. People who were removed have no names. */
export async function toShares(
  tx: ReadTransaction,
  rows: readonly ReviewShareRow[],
): Promise<ReviewShareDto[]> {
  const names = await namesOf(
    tx,
    rows.map(({ created_by }) => created_by),
  );
  return rows.map(({ id, recipient, scope, created_by, created_at, ...row }): ReviewShareDto => {
    const { ends_on, revoked_at, opened, last_opened_at } = row;
    const by = names.get(created_by) ?? null;
    return {
      ...{ id, recipient, scope, created_by: by, created_at },
      ...{ ends_on, revoked_at, opened, last_opened_at },
    };
  });
}

export async function toReview(tx: ReadTransaction, row: ListedReview): Promise<ReviewDto> {
  const [review] = await toReviews(tx, [row]);
  if (!review) throw new Error(`The review ${row.id} was not converted`);
  return review;
}

async function toReviews(tx: ReadTransaction, rows: readonly ListedReview[]): Promise<ReviewDto[]> {
  const people = rows.flatMap(({ taken_by, signed_by, second_signed_by }) =>
    [taken_by, signed_by, second_signed_by].filter((id) => id !== null),
  );
  const names = await namesOf(tx, people);
  const nameOf = (id: string | null) => names.get(id ?? '') ?? null;
  return rows.map(({ id, name, as_of, kind, summary, averages, taken_at, ...row }): ReviewDto => ({
    ...{ id, name, as_of, kind, summary, averages, taken_at },
    taken_by: nameOf(row.taken_by),
    signed_by: nameOf(row.signed_by),
    signed_at: row.signed_at,
    second_signed_by: nameOf(row.second_signed_by),
    second_signed_at: row.second_signed_at,
    withdrawn_at: row.withdrawn_at,
    withdrawn_reason: row.withdrawn_reason,
    digest: row.digest,
    previous_digest: row.previous_digest,
  }));
}
