export { DifferencesCard } from './components/DifferencesCard';
export { EvolutionCard } from './components/EvolutionCard';
export { evolutionApi } from './evolutionApi';
export { evolutionRestored, evolutionSlice, parseEvolutionState } from './evolutionSlice';
export { evolutionMessages } from './messages.en';
export { useEvolutionPart } from './useEvolutionPart';

/** Its messages in Spanish, in a file that only those load who read them. */
export const evolutionSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
