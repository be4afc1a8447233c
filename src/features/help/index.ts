export { HelpCenter } from './center/HelpCenter';
export { HelpLink } from './HelpLink';
export { helpMessages } from './messages.en';

/** The Spanish messages are a separate chunk that is loaded only for Spanish. */
export const helpSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
