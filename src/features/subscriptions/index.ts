export { subscriptionsMessages } from './messages.en';
export { WeeklyCompanies } from './WeeklyCompanies';

/** The Spanish messages, which are loaded only when Spanish is selected. */
export const subscriptionsSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
