/** The limits of `npm run size`: KiB of JS, compressed with brotli, and requests. */
export const BUDGETS = {
  loginUsable: 110,
  dashboardFigures: 183,
  dashboardChart: 280,
  dashboardIdle: 290,
  // @ant-design/plots as published; see docs/decisions/chart-library.md.
  chartLibrary: 340,
  requests: 12,
};
