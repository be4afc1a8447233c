export { targetsMessages } from './messages.en';
export { presentTarget } from './Target';
export { TargetLine } from './TargetLine';
export { TargetMenu } from './TargetMenu';
export { useGetTargetsQuery } from './targetsApi';
export { useTargetColumns } from './useTargetColumns';

/** The Spanish messages, which are loaded only when Spanish is selected. */
export const targetsSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
