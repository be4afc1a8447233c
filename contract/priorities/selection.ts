import { compareAverages } from '../scoring/numbers/averages';

/** An action that can be bought. */
export interface Candidate {
  /** Points of an average, at least 0. */
  gain: number;
  /** Millions of the company's unit, at least 0. */
  costM: number;
}

/** The best selection for a budget. */
export interface Selection {
  /** Indexes of the selected candidates, in ascending order. */
  indexes: number[];
  gain: number;
  /** Millions of the company's unit; never more than the budget. */
  costM: number;
}

/** The cheapest selection that reaches a gain, with the budget that it needs. */
export interface Reach extends Selection {
  budgetM: number;
}

const SMALLEST_CELL_M = 0.01;
const MOST_CELLS = 10_000;
/** A candidate replaces others only for a gain larger by more than this. */
const SAME_GAIN = 1e-12;
/** Below this, a difference of cells is a rounding error of floating-point numbers. */
const ROUNDING = 1e-9;

/**
 * The selection with the largest gain that a budget pays for: the 0/1 knapsack problem, solved exactly.
 * The budget is divided into cells of $0.01M, or of a ten-thousandth of budgets above $100M, and costs
 * are rounded up to cells. Of selections with the same gain the one with earlier candidates is chosen.
 */
export function selectWithin(candidates: readonly Candidate[], budgetM: number): Selection {
  const cellM = cellFor(budgetM);
  const table = fillTable(candidates, cellM, Math.floor(budgetM / cellM + ROUNDING));
  return selectionAt(candidates, table, table.cells);
}

/**
 * The smallest budget whose best selection gains at least `gain`, to the precision of the cells; null if
 * all candidates together gain less.
 */
export function selectToReach(candidates: readonly Candidate[], gain: number): Reach | null {
  const enough = selectByRatio(candidates, gain);
  if (!enough) return null;
  // The best selection never costs more than this one, so that the table needs no larger budget.
  const cellM = cellFor(enough.reduce((sum, { costM }) => sum + costM, 0));
  const cells = enough.reduce((sum, { costM }) => sum + cellsOf(costM, cellM), 0);
  const table = fillTable(candidates, cellM, cells);
  const needed = table.best.findIndex((best) => compareAverages(best, gain) >= 0);
  if (needed < 0) return null;
  return { ...selectionAt(candidates, table, needed), budgetM: needed * cellM };
}

/** Candidates that reach a gain together, by their gain per cost; null if all of them do not. */
function selectByRatio(candidates: readonly Candidate[], gain: number): Candidate[] | null {
  const ratio = (one: Candidate) => (one.costM === 0 ? Infinity : one.gain / one.costM);
  const selected: Candidate[] = [];
  let total = 0;
  for (const one of candidates.toSorted((a, b) => ratio(b) - ratio(a))) {
    if (compareAverages(total, gain) >= 0) break;
    selected.push(one);
    total += one.gain;
  }
  return compareAverages(total, gain) >= 0 ? selected : null;
}

const cellFor = (budgetM: number) => Math.max(SMALLEST_CELL_M, budgetM / MOST_CELLS);

const cellsOf = (costM: number, cellM: number) => Math.ceil(costM / cellM - ROUNDING);

interface Table {
  cells: number;
  /** The largest gain that 0, 1, … cells pay for. */
  best: Float64Array;
  /** The cost of each candidate in cells. */
  costs: number[];
  /** A bit for each candidate and number of cells: whether the candidate belongs to the best selection. */
  taken: Uint8Array;
}

function fillTable(candidates: readonly Candidate[], cellM: number, cells: number): Table {
  const costs = candidates.map(({ costM }) => cellsOf(costM, cellM));
  const best = new Float64Array(cells + 1);
  const taken = new Uint8Array(Math.ceil((candidates.length * (cells + 1)) / 8));

  candidates.forEach(({ gain }, index) => {
    const cost = costs[index] ?? 0;
    const start = index * (cells + 1);
    for (let cell = cells; cell >= cost; cell--) {
      const withIt = (best[cell - cost] ?? 0) + gain;
      if (withIt <= (best[cell] ?? 0) + SAME_GAIN) continue;
      best[cell] = withIt;
      const bit = start + cell;
      taken[bit >> 3] = (taken[bit >> 3] ?? 0) | (1 << (bit & 7));
    }
  });
  return { cells, best, costs, taken };
}

/** Reads the best selection for a number of cells from the table, from the last candidate to the first. */
function selectionAt(
  candidates: readonly Candidate[],
  { cells, costs, taken }: Table,
  from: number,
): Selection {
  const indexes: number[] = [];
  let cell = from;
  for (let index = candidates.length - 1; index >= 0; index--) {
    const bit = index * (cells + 1) + cell;
    if ((((taken[bit >> 3] ?? 0) >> (bit & 7)) & 1) === 0) continue;
    indexes.unshift(index);
    cell -= costs[index] ?? 0;
  }
  const sum = (valueOf: (one: Candidate) => number) =>
    indexes.reduce((total, index) => {
      const candidate = candidates[index];
      return candidate ? total + valueOf(candidate) : total;
    }, 0);
  return { indexes, gain: sum(({ gain }) => gain), costM: sum(({ costM }) => costM) };
}
