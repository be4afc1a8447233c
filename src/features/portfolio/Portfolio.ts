import { compareAverages } from '@contract/scoring/numbers/averages';
import { GLOBAL_AVERAGE, shownDriver } from '@contract/fields/naming';
import { gradeOf, hasEnoughScores, type Grade } from '@contract/scoring/scoring';
import type { GetPortfolioQuery } from '@/shared/api/generated/operations';
import { shownChange, type ShownChange } from '@/shared/lib/shownChange';

/** A company's figures of one driver, or of the Global Average. */
export interface PortfolioCell {
  /** English name, such as 'Operating Margin' or 'Global Average'. */
  title: string;
  /** 1–10, unrounded; null without a score. */
  average: number | null;
  grade: Grade | null;
  /** The numbers of scored actions and of all actions. */
  scored: number;
  total: number;
  /** Whether so few actions are scored that the average is not meaningful. */
  isThin: boolean;
  /** The average at the beginning of the chosen period; null if there is none. */
  previous: number | null;
  target: number | null;
  isBehindTarget: boolean;
}

export interface PortfolioRow {
  companyId: string;
  name: string;
  logo: string | null;
  workspace: string | null;
  /** The drivers in their order, then the Global Average. */
  cells: PortfolioCell[];
  /** Percentage of the actions that are done, unrounded. */
  completed: number;
  /** Share 0–1 of the scored answers that are fresh; null without one. */
  fresh: number | null;
  planOpen: number;
  planOverdue: number;
  /** The parts of open rounds, and those that are handed in; null without an open round. */
  round: { asked: number; handedIn: number } | null;
}

const BEHIND = ['behind', 'missed'];

type RowDto = GetPortfolioQuery['portfolio'][number];

export const toPortfolio = ({ portfolio }: GetPortfolioQuery): PortfolioRow[] =>
  portfolio.map((row) => ({
    companyId: row.company_id,
    name: row.company_name,
    logo: row.company_image,
    workspace: row.workspace_name,
    cells: row.cells.map(toCell),
    completed: row.completed,
    fresh: row.fresh,
    planOpen: row.plan_open,
    planOverdue: row.plan_overdue,
    round: roundOf(row),
  }));

function roundOf({ round_asked: asked, round_handed_in: handedIn }: RowDto) {
  return asked === null || handedIn === null ? null : { asked, handedIn };
}

const toCell = ({ driver, ...cell }: RowDto['cells'][number]): PortfolioCell => ({
  title: shownDriver(driver),
  average: cell.average,
  grade: gradeOf(cell.average),
  scored: cell.scored,
  total: cell.total,
  isThin: !hasEnoughScores(cell),
  previous: cell.previous,
  target: cell.target,
  isBehindTarget: BEHIND.includes(cell.target_status ?? ''),
});

/** The cell of the Global Average, which is the last one. */
const globalCellOf = ({ cells }: PortfolioRow): PortfolioCell | undefined => cells.at(-1);

/** Whether so little of a company is scored that its figures compare with no others. */
export function isThinRow(row: PortfolioRow): boolean {
  const { average = null, isThin = true } = globalCellOf(row) ?? {};
  return isThin || average === null;
}

/** The change of a company's Global Average in the chosen period; null without one, or if it is too small. */
export function changeOf(row: PortfolioRow): ShownChange | null {
  const { average = null, previous = null } = globalCellOf(row) ?? {};
  return average === null || previous === null ? null : shownChange(previous, average);
}

/** The driver with the lowest average; null without a score. */
export function weakestDriver({ cells }: PortfolioRow): { title: string; average: number } | null {
  let weakest: { title: string; average: number } | null = null;
  for (const { title, average } of cells) {
    if (title === GLOBAL_AVERAGE || average === null) continue;
    if (weakest === null || compareAverages(average, weakest.average) < 0)
      weakest = { title, average };
  }
  return weakest;
}
