export { EventFilters } from './EventFilters';
export { EventTable } from './EventTable';
export {
  useGetEventsInfiniteQuery,
  useLazyGetEventRowsQuery,
  type EventFilter,
} from './eventLogApi';
export { eventsReport, type ReportColumn } from './eventsReport';
export { countFilters, EVENTS_VIEW, NO_FILTER, toFilter, type EventsView } from './eventView';
export type { LoggedEvent, Named } from './LoggedEvent';
export { eventLogMessages } from './messages.en';
export { useEventWords } from './useEventWords';

/** The Spanish messages, which are loaded only when Spanish is selected. */
export const eventLogSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
