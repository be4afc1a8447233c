export { bareRatings, isUnrated, lowestDriver, toRatings, type Driver } from './Driver';
export type { ActionOrder } from './DriverDetail';
export {
  driversApi,
  useGetDriverQuery,
  useGetDriversQuery,
  useGetSubdriversQuery,
} from './driversApi';
export { CompanyOverviewCard } from './ratings/CompanyOverviewCard';
export {
  DRIVER_TABS,
  driversRestored,
  driversSlice,
  GENERAL_TAB,
  parseDriversState,
  selectActiveTab,
  tabOpened,
  type OverviewTab,
} from './driversSlice';
export { DriverTab } from './detail/DriverTab';
export { driversMessages } from './messages.en';
export { DriverDownload } from './download/DriverDownload';
export { useOverviewPart } from './download/useOverviewPart';
export { useRatingsPart } from './download/useRatingsPart';
export { LowestDriver } from './ratings/LowestDriver';
export { RatingOverview } from './ratings/RatingOverview';
export { ACTION_FILTERS, type ActionFilter } from './detail/actionFilter';
export type { ImprovableAction } from './ImprovableAction';
export { ActionsToImprove } from './lists/ActionsToImprove';
export { WeakestSubdrivers } from './lists/WeakestSubdrivers';

/** The Spanish messages are a separate chunk that is loaded only for Spanish. */
export const driversSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
