export { HelpCentre } from './HelpCentre';
export { HelpLink } from './HelpLink';
export { helpMessages } from './messages.en';
