/** The limits of `npm run size`: KiB of JS, compressed with brotli, and requests. */
export const BUDGETS = {
  loginUsable: 110,
  // Includes the first script, which was a part of the page before. Evidence, rounds, reviews, the value plan and the
  // own model may add 3 KiB.
  dashboardFigures: 187,
  dashboardChart: 280,
  dashboardIdle: 290,
  chartLibrary: 200,
  requests: 12,
};
