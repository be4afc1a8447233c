export { reportErrorMessages } from './messages.en';
export { ReportErrorDialog } from './ReportErrorDialog';

/** Its messages in Spanish, in a file that only those load who read them. */
export const reportErrorSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
