import type { Store } from '@server/store/Store';
import type { OpinionRow } from '@server/store/tables';
import { findRespondent } from '../rounds/respondents';
import { about, rowsNaming, type RowContext } from './rowLists';

const created = rowsNaming(
  'rounds',
  ['created_by'],
  ({ name, names, opens_on, due_on, created_at }) => ({
    kind: 'created',
    ...{ round: name, names, opens_on, due_on, created_at },
  }),
);

const closed = rowsNaming('round_companies', ['closed_by'], async (row, context) => {
  const { facts } = await about(context, row);
  return { kind: 'closed', ...facts, ...(await roundOf(context, row)), closed_at: row.closed_at };
});

const asked = rowsNaming('round_people', ['user_id'], async (row, context) => {
  const { facts } = await about(context, row);
  const { party, areas, handed_in_at } = row;
  return { kind: 'asked', ...facts, ...(await roundOf(context, row)), party, areas, handed_in_at };
});

const decided = rowsNaming('round_decisions', ['decided_by'], async (row, context) => {
  const { readable, facts } = await about(context, row);
  const { decided_at, state } = row;
  const round = await roundOf(context, row);
  return { kind: 'decided', ...facts, ...round, decided_at, ...(readable && { state }) };
});

const mailed = rowsNaming('round_mails', ['user_id'], async (row, context) => ({
  kind: 'mailed',
  ...(await roundOf(context, row)),
  mails: row.mails,
  mailed_on: row.mailed_on,
}));

const roundOf = async ({ tx }: RowContext, { round_id }: { round_id: string }) => ({
  round: (await tx.get('rounds', round_id))?.name ?? null,
});

/** The rounds that the person created, closed, was asked in, decided in, or had mails about. */
export async function* rounds(store: Store, id: string): AsyncGenerator<object> {
  for (const list of [created, closed, asked, decided, mailed]) yield* list(store, id);
}

const withNames = rowsNaming('opinions', ['respondent'], toJson);

/** The opinions of the person in rounds with hidden names that are open; later nobody can tell whose they are. */
const withoutNames = rowsNaming('round_people', ['user_id'], async (part, context) => {
  const round = await context.tx.get('rounds', part.round_id);
  const where = { round_id: part.round_id, company_id: part.company_id };
  const respondent =
    round?.names === 'hidden'
      ? await findRespondent(context.tx, { round, companyId: part.company_id }, context.id)
      : null;
  const found =
    respondent === null ? [] : await context.tx.find('opinions', { ...where, respondent });
  return { opinions: await Promise.all(found.map(async (row) => toJson(row, context))) };
});

async function toJson(row: OpinionRow, context: RowContext) {
  const { facts } = await about(context, row);
  const { party, state, unsure, not_applicable, confidence, reason, given_at } = row;
  const values = { party, state, unsure, not_applicable, confidence, reason, given_at };
  return { ...facts, ...(await roundOf(context, row)), ...values };
}

export async function* opinions(store: Store, id: string): AsyncGenerator<object> {
  yield* withNames(store, id);
  for await (const part of withoutNames(store, id)) {
    yield* (part as { opinions: object[] }).opinions;
  }
}
