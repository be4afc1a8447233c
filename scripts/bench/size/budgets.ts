/** The limits of `npm run size`. KiB are compressed with brotli. */
export const BUDGETS = {
  login: { label: 'JS until the login form is usable', limit: 110, unit: 'KiB' },
  figures: { label: 'JS until the dashboard shows names and scores', limit: 180, unit: 'KiB' },
  chart: { label: 'JS until the first chart is visible', limit: 280, unit: 'KiB' },
  quiet: { label: 'JS of the dashboard until it is idle', limit: 290, unit: 'KiB' },
  chartChunk: { label: 'JS that draws the chart, @ant-design/plots', limit: 200, unit: 'KiB' },
  requests: { label: 'requests of the dashboard until it is idle', limit: 12, unit: '' },
} as const;

export type BudgetName = keyof typeof BUDGETS;
export type Measured = Record<BudgetName, number>;

export interface BudgetLine {
  label: string;
  measured: number;
  limit: number;
  unit: string;
  isOver: boolean;
}

/** Each budget with its measured value. A value that could not be measured (NaN) is over the limit. */
export const budgetLines = (measured: Measured): BudgetLine[] =>
  (Object.keys(BUDGETS) as BudgetName[]).map((name) => ({
    ...BUDGETS[name],
    measured: measured[name],
    isOver: !(measured[name] <= BUDGETS[name].limit),
  }));
