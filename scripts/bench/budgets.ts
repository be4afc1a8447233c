/** What may be transferred; `npm run size` fails beyond it; KiB after brotli. */
export const BUDGETS = {
  login: { says: 'JS until the login form answers', limit: 110, unit: 'KiB' },
  figures: { says: 'JS until names and scores stand on the dashboard', limit: 180, unit: 'KiB' },
  chart: { says: 'JS until the first chart can be seen', limit: 280, unit: 'KiB' },
  quiet: { says: 'JS of the dashboard until it is quiet', limit: 290, unit: 'KiB' },
  chartChunk: { says: 'JS that draws the chart, @ant-design/plots', limit: 200, unit: 'KiB' },
  requests: { says: 'requests of the dashboard until it rests', limit: 12, unit: '' },
} as const;

export type BudgetName = keyof typeof BUDGETS;
export type Spent = Record<BudgetName, number>;

export interface BudgetLine {
  says: string;
  spent: number;
  limit: number;
  unit: string;
  isOver: boolean;
}

/** Each budget beside what is spent of it. What could not be measured counts as over. */
export const budgetLines = (spent: Spent): BudgetLine[] =>
  (Object.keys(BUDGETS) as BudgetName[]).map((name) => ({
    ...BUDGETS[name],
    spent: spent[name],
    isOver: !(spent[name] <= BUDGETS[name].limit),
  }));
