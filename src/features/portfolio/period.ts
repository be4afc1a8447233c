import { createContext, use } from 'react';

/** The time over which the portfolio shows changes, and its weeks. */
export const PERIOD_WEEKS = { fourWeeks: 4, quarter: 13 } as const;

export type Period = keyof typeof PERIOD_WEEKS;

export const PERIODS = ['fourWeeks', 'quarter'] as const satisfies readonly Period[];

/** The chosen period, for everything that names changes. */
export const PeriodContext = createContext<Period>('fourWeeks');

export const usePeriod = (): Period => use(PeriodContext);
