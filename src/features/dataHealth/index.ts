export { countToMend } from './DataHealth';
export { useGetDataHealthQuery } from './dataHealthApi';
export { HealthPanel } from './HealthPanel';
export { dataHealthMessages } from './messages.en';

/** The Spanish messages, which are loaded only when Spanish is selected. */
export const dataHealthSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
