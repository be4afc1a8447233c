import type { AnswerValues } from '@contract/answer';
import { answerScore, answerWeight } from '@contract/scoring/scoring';
import type { ReadTransaction, WriteTransaction } from '@server/store/Store';
import { membershipOf, rowsById } from '@server/domain/model/membership';
import { groupedBy } from '@server/domain/queries/groupedBy';
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
  driver_id: string;
  before: Scored;
  after: Scored;
}

interface ChangedSums {
  /** The company's sums by driver id: before all changes, and after each of them, in their order. */
  before: Map<string, Sums>;
  after: Map<string, Sums>[];
  /** The drivers whose sums change. */
  changedDrivers: ReadonlySet<string>;
  store(): Promise<void>;
}

/**
 * Computes the sums of a company after changes of its answers. The rows of the drivers whose sums change are
 * locked until the transaction ends, always in the same order. Nothing is stored before `store` is called.
 */
export async function changeSums(
  tx: WriteTransaction,
  company_id: string,
  changes: readonly AnswerChange[],
): Promise<ChangedSums> {
  const differences = changes.map(({ driver_id, before, after }) => ({
    driver_id,
    by: add(shareOf(after), shareOf(before), -1),
  }));
  const changing = differences.filter(({ by }) => Object.values(by).some((one) => one !== 0));
  const changedDrivers = new Set(changing.map(({ driver_id }) => driver_id));
  const ids = [...changedDrivers].sort();

  // They are sent together and run in this order.
  const [locked, before] = await Promise.all([
    Promise.all(ids.map((id) => tx.getForUpdate('driver_sums', idOf(company_id, id)))),
    sumsOfCompany(tx, company_id),
  ]);
  for (const row of locked) if (row) before.set(row.driver_id, row);

  const after: Map<string, Sums>[] = [];
  for (const { driver_id, by } of differences) {
    const last = after.at(-1) ?? before;
    const hasChanged = changedDrivers.has(driver_id);
    const sums = add(last.get(driver_id) ?? ZERO_SUMS, by, 1);
    after.push(hasChanged ? new Map(last).set(driver_id, sums) : last);
  }
  const final = after.at(-1) ?? before;
  return {
    before,
    after,
    changedDrivers,
    async store() {
      const writes = ids.map(async (driver_id, index) => {
        const id = idOf(company_id, driver_id);
        const sums = final.get(driver_id) ?? ZERO_SUMS;
        const isStored = locked[index] !== undefined;
        if (isZero(sums)) {
          if (isStored) await tx.remove('driver_sums', { id });
        } else if (isStored) await tx.update('driver_sums', id, sums);
        else await tx.insert('driver_sums', { id, company_id, driver_id, ...sums });
      });
      await Promise.all(writes);
    },
  };
}

/** The sums of a company's answers by driver, if its actions belong to these drivers. */
export function sumsUnder(
  driverOf: ReadonlyMap<string, string>,
  answers: readonly (Scored & { activity_id: string })[],
): (Sums & { driver_id: string })[] {
  const sums = new Map<string, Sums>();
  for (const answer of answers) {
    const driver_id = driverOf.get(answer.activity_id);
    const share = shareOf(answer);
    if (driver_id === undefined || share === ZERO_SUMS) continue;
    sums.set(driver_id, add(sums.get(driver_id) ?? ZERO_SUMS, share, 1));
  }
  return [...sums].map(([driver_id, one]) => ({ driver_id, ...one }));
}

/** Computes the sums of all companies from their answers. */
export function allSums(
  subdrivers: readonly SubdriverRow[],
  activities: readonly ActivityRow[],
  answers: readonly AnswerRow[],
): DriverSumRow[] {
  const membership = membershipOf(rowsById(activities, subdrivers));
  return [...groupedBy(answers, ({ company_id }) => company_id)].flatMap(([company_id, own]) =>
    sumsUnder(membership, own).map((sums) => {
      return { id: idOf(company_id, sums.driver_id), company_id, ...sums };
    }),
  );
}

/** Such sums are not stored, so that equal answers have equal sums. */
const isZero = ({ weights, not_applicable }: Sums) => weights === 0 && not_applicable === 0;

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
