import type { AnswerValues } from '@contract/answer';
import { answerScore, answerWeight } from '@contract/scoring/scoring';
import type { ReadTransaction, WriteTransaction } from '@server/store/Store';
import type { ActivityRow, AnswerRow, DriverSumRow, SubdriverRow } from '@server/store/tables';

type Sums = Pick<DriverSumRow, 'weighted' | 'weights' | 'scored'>;
type Scored = Pick<AnswerValues, 'revenue_state' | 'relevance' | 'criticality'>;

const NOTHING: Sums = { weighted: 0, weights: 0, scored: 0 };

/** The average that sums stand for: 1–10, null without a scored answer. */
export const averageOf = (sums: Sums | undefined): number | null =>
  sums === undefined || sums.weights === 0 ? null : sums.weighted / sums.weights;

/** A company's sums by driver, without those that have never had a score. */
export async function sumsOfCompany(
  tx: ReadTransaction,
  companyId: string,
): Promise<Map<string, Sums>> {
  const rows = await tx.find('driver_sums', { company_id: companyId });
  return new Map(rows.map((row) => [row.driver_id, row]));
}

/** What a save does to one driver's figures. */
interface Move {
  company_id: string;
  driver_id: string;
  before: Scored;
  after: Scored;
}

interface MovedSums {
  /** The company's sums around the save. */
  before: Map<string, Sums>;
  after: Map<string, Sums>;
  isMoved: boolean;
  store(): Promise<void>;
}

/**
 * The sums of a company as a changed answer leaves them. Where they move, the driver's are kept from
 * others until the transaction ends.
 */
export async function moveSums(
  tx: WriteTransaction,
  { company_id, driver_id, ...move }: Move,
): Promise<MovedSums> {
  const change = add(shareOf(move.after), shareOf(move.before), -1);
  const isMoved = Object.values(change).some((by) => by !== 0);
  const id = idOf(company_id, driver_id);

  const [locked, before] = await Promise.all([
    isMoved ? tx.getForUpdate('driver_sums', id) : undefined,
    sumsOfCompany(tx, company_id),
  ]);
  if (!isMoved) return { before, after: before, isMoved, store: () => Promise.resolve() };

  if (locked) before.set(driver_id, locked);
  const sums = add(locked ?? NOTHING, change, 1);
  return {
    before,
    after: new Map(before).set(driver_id, sums),
    isMoved,
    store: () =>
      locked
        ? tx.update('driver_sums', id, sums)
        : tx.insert('driver_sums', { id, company_id, driver_id, ...sums }),
  };
}

/** The sums of all companies, worked out from their answers alone. */
export function allSums(
  subdrivers: readonly SubdriverRow[],
  activities: readonly ActivityRow[],
  answers: readonly AnswerRow[],
): DriverSumRow[] {
  const bySubdriver = new Map(subdrivers.map(({ id, driver_id }) => [id, driver_id]));
  const byActivity = new Map(
    activities.map(({ id, subdriver_id }) => [id, bySubdriver.get(subdriver_id)]),
  );
  const rows = new Map<string, DriverSumRow>();
  for (const answer of answers) {
    const driver_id = byActivity.get(answer.activity_id);
    const share = shareOf(answer);
    if (driver_id === undefined || share.scored === 0) continue;
    const { company_id } = answer;
    const id = idOf(company_id, driver_id);
    rows.set(id, { id, company_id, driver_id, ...add(rows.get(id) ?? NOTHING, share, 1) });
  }
  return [...rows.values()];
}

const idOf = (companyId: string, driverId: string) => `${companyId}-${driverId}`;

/** What one answer adds; doubled, as weights come in halves. */
function shareOf(answer: Scored): Sums {
  const score = answerScore(answer);
  if (score === null) return NOTHING;
  const weights = 2 * answerWeight(answer);
  return { weighted: weights * score, weights, scored: 1 };
}

const add = (a: Sums, b: Sums, times: 1 | -1): Sums => ({
  weighted: a.weighted + times * b.weighted,
  weights: a.weights + times * b.weights,
  scored: a.scored + times * b.scored,
});
