import { dayOf, WEEK_MS } from '@contract/days';
import { shownDriver, TOTAL } from '@contract/fields/naming';
import { totalAverage } from '@contract/scoring/scoring';
import { lastWeekEndedBy } from '@contract/scoring/weeks';
import { NOT_NULL, type ReadTransaction } from '@server/store/Store';
import type { DriverWeekRow, TargetRow } from '@server/store/tables';
import { loadModel } from '../figures/model';
import type { ReportedCompany } from '../mail/MailTexts';
import { OPEN_STATUSES } from '../plan/listPlan';
import { groupedBy } from '../queries/groupedBy';
import { statusAt } from '../targets/series';
import { movesOf } from './weeklyMoves';

/** What there is to say about a company in the weekly mail of people who compare several. */
export type CompanyWeek = Omit<ReportedCompany, 'company' | 'link'>;

/**
 * The last week of companies with something to be reported, by id: drivers that moved, overdue plan items, targets that
 * the average has fallen behind, open rounds, and signed reviews. The number of statements does not depend on that of the companies.
 */
export async function companyWeeks(
  tx: ReadTransaction,
  companyIds: readonly string[],
  now: Date,
): Promise<Map<string, CompanyWeek>> {
  const ids = [...companyIds];
  if (ids.length === 0) return new Map();
  const moved = await movesOf(tx, ids, now);
  const overdue = await tx.countBy(
    'plan_items',
    'company_id',
    { dated: { due_on: NOT_NULL }, upcoming: { due_on: { notBefore: dayOf(now) } } },
    { company_id: ids, status: OPEN_STATUSES },
  );
  const behind = await newlyBehind(tx, ids, now);
  const rounds = await openRounds(tx, ids);
  const signed = await signedReviews(tx, ids, now);
  const weeks = ids.map((id): [string, CompanyWeek] => {
    const { dated, upcoming } = overdue.get(id) ?? { dated: 0, upcoming: 0 };
    return [
      id,
      {
        moved: moved.get(id) ?? [],
        overdue: dated - upcoming,
        behind: behind.get(id) ?? [],
        rounds: rounds.get(id) ?? [],
        signed: signed.get(id) ?? [],
      },
    ];
  });
  return new Map(weeks.filter(([, week]) => hasContents(week)));
}

const hasContents = ({ moved, overdue, behind, rounds, signed }: CompanyWeek) =>
  overdue > 0 || [moved, behind, rounds, signed].some(({ length }) => length > 0);

/** The drivers whose average is behind its target now and was not a week ago, by company. */
async function newlyBehind(tx: ReadTransaction, company_id: string[], now: Date) {
  const targets = await tx.find('targets', { company_id, ended_at: null });
  const withTarget = [...new Set(targets.map((target) => target.company_id))];
  const aWeekAgo = new Date(now.getTime() - WEEK_MS);
  const latest = await latestWeeks(tx, withTarget, now);
  const earlier = await latestWeeks(tx, withTarget, aWeekAgo);
  const withoutStart = targets.filter(({ start_average }) => start_average === null);
  const history = groupedBy(
    withoutStart.length === 0
      ? []
      : await tx.find('driver_weeks', { company_id: withoutStart.map((one) => one.company_id) }),
    (row) => row.company_id,
  );
  const { drivers } = await loadModel(tx);
  const nameOf = (id: string | null) => drivers.find((one) => one.id === id)?.name ?? TOTAL;
  const isBehind = (target: TargetRow, weeks: typeof latest, moment: Date) => {
    const average = averageIn(weeks.get(target.company_id) ?? [], target.driver_id);
    return statusAt(target, average, history.get(target.company_id) ?? [], moment) === 'behind';
  };
  const fallen = targets.filter(
    (target) => isBehind(target, latest, now) && !isBehind(target, earlier, aWeekAgo),
  );
  return new Map(
    [...groupedBy(fallen, (target) => target.company_id)].map(([id, ofCompany]) => [
      id,
      ofCompany.map(({ driver_id }) => shownDriver(nameOf(driver_id))),
    ]),
  );
}

const latestWeeks = async (tx: ReadTransaction, ids: readonly string[], moment: Date) =>
  groupedBy(
    ids.length === 0 ? [] : await tx.findLatestWeeks(ids, lastWeekEndedBy(moment)),
    (row) => row.company_id,
  );

const averageIn = (weeks: readonly DriverWeekRow[], driverId: string | null): number | null =>
  driverId === null
    ? totalAverage(weeks.map(({ average }) => average))
    : (weeks.find(({ driver_id }) => driver_id === driverId)?.average ?? null);

/** The rounds that are open in each company, and how many of their parts are handed in. */
async function openRounds(tx: ReadTransaction, company_id: string[]) {
  const parts = await tx.find('round_people', { company_id, is_open: true });
  const rounds = await tx.find('rounds', { id: [...new Set(parts.map((one) => one.round_id))] });
  return new Map(
    [...groupedBy(parts, (part) => part.company_id)].map(([id, ofCompany]) => [
      id,
      rounds.flatMap(({ id: round_id, name }) => {
        const asked = ofCompany.filter((part) => part.round_id === round_id);
        const handed_in = asked.filter(({ handed_in_at }) => handed_in_at !== null).length;
        return asked.length === 0 ? [] : [{ round: name, asked: asked.length, handed_in }];
      }),
    ]),
  );
}

/** The names of the reviews that were signed within the last week and not withdrawn, by company. */
async function signedReviews(tx: ReadTransaction, company_id: string[], now: Date) {
  const notBefore = new Date(now.getTime() - WEEK_MS).toISOString();
  const reviews = await tx.findColumns('reviews', ['company_id', 'name'], {
    ...{ company_id, signed_at: { notBefore }, withdrawn_at: null },
  });
  return new Map(
    [...groupedBy(reviews, (review) => review.company_id)].map(([id, ofCompany]) => [
      id,
      ofCompany.map(({ name }) => name),
    ]),
  );
}
