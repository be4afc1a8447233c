export { ApiTokens } from './ApiTokens';
export { apiTokensMessages } from './messages.en';

/** The Spanish messages, which are loaded only when Spanish is selected. */
export const apiTokensSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
