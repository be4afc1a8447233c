export { modelMessages } from './messages.en';
export { ModelPanel } from './ModelPanel';

/** The Spanish messages, which are loaded only when Spanish is selected. */
export const modelSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
