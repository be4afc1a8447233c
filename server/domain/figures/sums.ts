import type { AnswerValues } from '@contract/answer';
import { answerScore, answerWeight } from '@contract/scoring/scoring';
import type { ReadTransaction, WriteTransaction } from '@server/store/Store';
import type { ActivityRow, AnswerRow, DriverSumRow, SubdriverRow } from '@server/store/tables';

type Sums = Pick<DriverSumRow, 'weighted' | 'weights' | 'scored' | 'not_applicable'>;
type Scored = Pick<AnswerValues, 'revenue_state' | 'relevance' | 'criticality' | 'not_applicable'>;

const ZERO_SUMS: Sums = { weighted: 0, weights: 0, scored: 0, not_applicable: 0 };

/** The average of the answers in the sums, 1–10; null without a scored answer. */
export const averageOf = (sums: Sums | undefined): number | null =>
  sums === undefined || sums.weights === 0 ? null : sums.weighted / sums.weights;

/** A company's sums by driver id. Drivers that never had a score or an action that is not applicable are absent. */
export async function sumsOfCompany(
  tx: ReadTransaction,
  companyId: string,
): Promise<Map<string, Sums>> {
  const rows = await tx.find('driver_sums', { company_id: companyId });
  return new Map(rows.map((row) => [row.driver_id, row]));
}

/** The change of one answer of a driver. */
interface AnswerChange {
  company_id: string;
  driver_id: string;
  before: Scored;
  after: Scored;
}

interface ChangedSums {
  /** The company's sums before and after the change, by driver id. */
  before: Map<string, Sums>;
  after: Map<string, Sums>;
  hasChanged: boolean;
  store(): Promise<void>;
}

/**
 * Computes the sums of a company after the change of an answer. If the driver's sums change, their row
 * is locked until the transaction ends. Nothing is stored before `store` is called.
 */
export async function changeSums(
  tx: WriteTransaction,
  { company_id, driver_id, ...answer }: AnswerChange,
): Promise<ChangedSums> {
  const change = add(shareOf(answer.after), shareOf(answer.before), -1);
  const hasChanged = Object.values(change).some((by) => by !== 0);
  const id = idOf(company_id, driver_id);

  const [locked, before] = await Promise.all([
    hasChanged ? tx.getForUpdate('driver_sums', id) : undefined,
    sumsOfCompany(tx, company_id),
  ]);
  if (!hasChanged) return { before, after: before, hasChanged, store: () => Promise.resolve() };

  if (locked) before.set(driver_id, locked);
  const sums = add(locked ?? ZERO_SUMS, change, 1);
  return {
    before,
    after: new Map(before).set(driver_id, sums),
    hasChanged,
    store: () =>
      locked
        ? tx.update('driver_sums', id, sums)
        : tx.insert('driver_sums', { id, company_id, driver_id, ...sums }),
  };
}

/** Computes the sums of all companies from their answers. */
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
    if (driver_id === undefined || share === ZERO_SUMS) continue;
    const { company_id } = answer;
    const id = idOf(company_id, driver_id);
    rows.set(id, { id, company_id, driver_id, ...add(rows.get(id) ?? ZERO_SUMS, share, 1) });
  }
  return [...rows.values()];
}

const idOf = (companyId: string, driverId: string) => `${companyId}-${driverId}`;

/** The sums of a single answer. Weights are doubled, so that the stored sums are whole numbers. */
function shareOf(answer: Scored): Sums {
  if (answer.not_applicable) return { ...ZERO_SUMS, not_applicable: 1 };
  const score = answerScore(answer);
  if (score === null) return ZERO_SUMS;
  const weights = 2 * answerWeight(answer);
  return { ...ZERO_SUMS, weighted: weights * score, weights, scored: 1 };
}

const add = (a: Sums, b: Sums, times: 1 | -1): Sums => ({
  weighted: a.weighted + times * b.weighted,
  weights: a.weights + times * b.weights,
  scored: a.scored + times * b.scored,
  not_applicable: a.not_applicable + times * b.not_applicable,
});
