export { MovementCard } from './card/MovementCard';
export { NOW } from './choice/movementChoice';
export type { MovementChoice, ReviewChoice } from './choice/movementChoice';
export { useMovementChoice } from './choice/useMovementChoice';
export { useMovementPart } from './download/useMovementPart';
export { movementMessages } from './messages.en';

/** Its messages in Spanish, in a file that only those load who read them. */
export const movementSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
