export { workbookMessages } from './messages.en';
export { usePastWorkbook } from './usePastWorkbook';
export { useReadSheets } from './useReadSheets';
export { WorkbookMenu } from './WorkbookMenu';

/** The Spanish messages, which are loaded only when Spanish is selected. */
export const workbookSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
