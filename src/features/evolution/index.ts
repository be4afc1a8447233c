export { DifferencesCard } from './components/DifferencesCard';
export { EvolutionCard } from './components/EvolutionCard';
export { evolutionRestored, evolutionSlice, parseEvolutionState } from './evolutionSlice';
export { evolutionMessages } from './messages.en';
export { useEvolutionPart } from './useEvolutionPart';
