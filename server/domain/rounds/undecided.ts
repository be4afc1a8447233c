import type { Undecided } from '@contract/health/HealthAction';
import { divergenceOf } from '@contract/rounds/divergence';
import { mayShow, statesOf } from '@contract/rounds/shownOpinions';
import type { ReadTransaction } from '@server/store/Store';
import type { OpinionRow } from '@server/store/tables';
import { groupedBy } from '../queries/groupedBy';

const OPINION_COLUMNS = ['round_id', 'activity_id', 'state'] as const;
type Opinion = Pick<OpinionRow, (typeof OPINION_COLUMNS)[number]>;

/**
 * By action, the opinions of the last closed round that has some of it and may show them, unless the action was decided
 * in that round.
 */
export async function undecidedOf(
  tx: ReadTransaction,
  company_id: string,
): Promise<ReadonlyMap<string, Undecided>> {
  const places = await tx.find('round_companies', { company_id });
  const closedAt = new Map(
    places.flatMap(({ round_id, closed_at }) =>
      closed_at === null ? [] : [[round_id, closed_at]],
    ),
  );
  if (closedAt.size === 0) return new Map();
  const where = { company_id, round_id: [...closedAt.keys()] };
  const rounds = await tx.find('rounds', { id: where.round_id });
  const namesOf = new Map(rounds.map(({ id, names }) => [id, names]));
  const decisions = await tx.findColumns('round_decisions', ['round_id', 'activity_id'], where);
  const decided = new Set(decisions.map(keyOf));
  const opinions = await tx.findColumns('opinions', OPINION_COLUMNS, where);

  const last = new Map<string, { round_id: string; closed_at: string; states: number[] }>();
  for (const group of groupedBy(opinions, keyOf).values()) {
    const [first] = group;
    const states = statesOf(group);
    const closed_at = first && closedAt.get(first.round_id);
    if (!closed_at || states.length === 0) continue;
    if (!mayShow(namesOf.get(first.round_id) ?? 'hidden', states.length)) continue;
    const known = last.get(first.activity_id);
    if (known && known.closed_at > closed_at) continue;
    last.set(first.activity_id, { round_id: first.round_id, closed_at, states });
  }
  const undecided = [...last].flatMap(([activity_id, { round_id, closed_at, states }]) => {
    const { lowest, highest, difference, camps } = divergenceOf(states);
    if (lowest === null || highest === null || decided.has(keyOf({ round_id, activity_id }))) {
      return [];
    }
    return [[activity_id, { closed_at, lowest, highest, difference, camps }] as const];
  });
  return new Map(undecided);
}

const keyOf = ({ round_id, activity_id }: Pick<Opinion, 'round_id' | 'activity_id'>) =>
  JSON.stringify([round_id, activity_id]);
