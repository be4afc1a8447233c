export { targetsMessages } from './messages.en';
export { DriverTarget } from './DriverTarget';
export { TargetLine } from './TargetLine';
export { TargetMenu } from './TargetMenu';
export { useRequestTargets, useTargetStart } from './targetsApi';
export { useGlobalTarget } from './useGlobalTarget';
export { useOpenTargets } from './useOpenTargets';
export { useTargetColumns } from './useTargetColumns';
export { useTargetStatuses } from './useTargetStatuses';
export { useTargetValues } from './useTargetValues';

/** The Spanish messages, which are loaded only when Spanish is selected. */
export const targetsSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
