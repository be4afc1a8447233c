export { reportErrorMessages } from './messages.en';
export { ReportErrorDialog } from './ReportErrorDialog';

/** The Spanish messages, which are loaded only when Spanish is selected. */
export const reportErrorSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
