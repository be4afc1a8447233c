export { HelpCentre } from './center/HelpCentre';
export { HelpLink } from './HelpLink';
export { helpMessages } from './messages.en';

/** Its messages in Spanish, in a file that only those load who read them. */
export const helpSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
