export { DifferencesCard } from './tables/DifferencesCard';
export { EvolutionCard } from './card/EvolutionCard';
export { evolutionApi } from './evolutionApi';
export { evolutionRestored, evolutionSlice, parseEvolutionState } from './evolutionSlice';
export { evolutionMessages } from './messages.en';
export { useEvolutionPart } from './download/useEvolutionPart';

/** Its messages in Spanish, in a file that only those load who read them. */
export const evolutionSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
