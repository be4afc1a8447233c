export { HelpCentre } from './HelpCentre';
export { helpMessages } from './messages.en';
