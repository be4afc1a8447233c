export { pressedStretch, type ChartPress } from './model/pressedStretch';
export { DifferencesCard } from './tables/DifferencesCard';
export { EvolutionCard } from './card/EvolutionCard';
export { ModelSteps, useModelSteps } from './steps/ModelSteps';
export { useShowsTargets } from './card/useChartChoice';
export type { ChartTarget } from './model/trajectory';
export { toEvolution } from './Evolution';
export { evolutionApi } from './evolutionApi';
export { evolutionRestored, evolutionSlice, parseEvolutionState } from './evolutionSlice';
export { useFirstWeek } from './period/useFirstWeek';
export { useRecentWeeks } from './period/useRecentWeeks';
export { evolutionMessages } from './messages.en';
export { useEvolutionPart } from './download/useEvolutionPart';

/** The Spanish messages are a separate chunk that is loaded only for Spanish. */
export const evolutionSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
