import { TOTAL } from '@contract/fields/naming';
import type { Model } from '../figures/model';
import type { ModelCut } from '../model/pastMemberships';
import type { Reader } from '../queries/reader';
import { readHistory, type ChangeHistory } from './changeHistory';
import type { Moment } from './moments';
import { notApplicableAt, SCORED_COLUMNS, scoresAt, type Scores } from './pastScores';
import type { ReviewMoment } from './reviewMoment';
import { lastRecordedWeek, recordedAverage } from './recordedAverages';

/** The scores of a company at a moment. */
export interface Side {
  scores: Scores;
  notApplicable: ReadonlySet<string>;
  /**
   * The average of a driver, or of all (null), that was recorded at the moment; null if none was. Undefined where it
   * follows from the scores.
   */
  recorded(driverId: string | null): number | null | undefined;
}

/** A company at two moments, with the recorded changes between them. */
export interface Comparison {
  before: Side;
  after: Side;
  history: ChangeHistory;
  /** The scores at a moment between them (ISO 8601); null is now. */
  scoresAt(moment: string | null): Scores;
}

const NO_SCORES: Scores = new Map();

/** Reads what is needed to compare a company's averages at two moments. `cuts`: the exchanges of the model between. */
export async function compareCompany(
  { tx }: Pick<Reader, 'tx'>,
  model: Model,
  companyId: string,
  { from, to }: { from: Moment; to: Moment },
  cuts: readonly ModelCut[] = [],
): Promise<Comparison> {
  const ofCompany = { company_id: companyId };
  const answers = await tx.findColumns('answers', SCORED_COLUMNS, ofCompany);
  const weeks = await tx.find('driver_weeks', ofCompany);
  // Every change is needed to know the scores between the moments.
  const until = cuts.length > 0 ? { ...to, end: to.end ?? END_OF_TIME } : to;
  const history = await readHistory(tx, companyId, answers, { from, to: until });

  const sideAt = ({ end, week, review }: Moment): Side => {
    if (review) return sideOfReview(model, review);
    const notApplicable = notApplicableAt(answers, history.changes, end);
    const { complete_since } = history;
    const isComplete = end === null || complete_since === null || end > complete_since;
    if (isComplete) {
      return { scores: scoresAt(answers, history.changes, end), notApplicable, recorded: unknown };
    }
    // Before the history is complete the answers cannot be reconstructed, and the recorded weeks count.
    const last = lastRecordedWeek(weeks, week);
    const recorded = (driverId: string | null) => recordedAverage(last, driverId);
    return { scores: scoresAt(answers, history.changes, end), notApplicable, recorded };
  };
  const at = (moment: string | null) => scoresAt(answers, history.changes, moment);
  return { before: sideAt(from), after: sideAt(to), history, scoresAt: at };
}

const unknown = () => undefined;
const END_OF_TIME = '9999-12-31T23:59:59.999Z';

/** The side of a review, whose averages are those that it keeps. */
export function sideOfReview(
  { drivers }: Model,
  { averages, ...scored }: Pick<ReviewMoment, 'scores' | 'notApplicable' | 'averages'>,
): Side {
  const nameOf = (driverId: string | null) =>
    driverId === null ? TOTAL : drivers.find(({ id }) => id === driverId)?.name;
  const recorded = (driverId: string | null) =>
    averages.find(({ driver }) => driver === nameOf(driverId))?.averages ?? null;
  return { ...scored, recorded };
}

/** The scores to compare: none where no average was recorded. */
export const comparedScores = (side: Side, driverId: string | null): Scores =>
  side.recorded(driverId) === null ? NO_SCORES : side.scores;
