export { secondFactorMessages } from './messages.en';
export { SecondFactor } from './SecondFactor';

/** The Spanish messages, which are loaded only when Spanish is selected. */
export const secondFactorSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
