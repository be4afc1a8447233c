export { groupRows, matchingRows, type Arrangement } from './arrangement';
export { urgentNeeds, type Need } from './attention';
export { PortfolioCards } from './cards/PortfolioCards';
export { COLUMNS, driverColumn, SORTS, type PortfolioColumn } from './columns';
export { portfolioReport } from './download/portfolioReport';
export { PortfolioGrid } from './grid/PortfolioGrid';
export { PortfolioLegend } from './grid/PortfolioLegend';
export { PortfolioMap } from './map/PortfolioMap';
export { portfolioMessages } from './messages.en';
export { PERIODS, PeriodContext, usePeriod, type Period } from './period';
export { changeOf, isThinRow, type PortfolioRow } from './Portfolio';
export { useGetPortfolioQuery } from './portfolioApi';
export { PortfolioToolbar } from './toolbar/LazyToolbar';
export { usePortfolioWords } from './usePortfolioWords';

/** The Spanish messages, which are loaded only when Spanish is selected. */
export const portfolioSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
