export { InboxPanel } from './InboxPanel';
export { inboxMessages } from './messages.en';

/** The Spanish messages, which are loaded only when Spanish is selected. */
export const inboxSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
