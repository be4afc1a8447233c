export { reportErrorMessages } from './messages.en';
export { ReportErrorDialog } from './ReportErrorDialog';
