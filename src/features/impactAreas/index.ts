export {
  firstUnfinished,
  impactAreaTitle,
  nextUnfinishedArea,
  overallProgress,
  toImpactArea,
  type ImpactArea,
  type ImpactAreaWithCurrent,
} from './ImpactArea';
export { impactAreasApi, useGetImpactAreasQuery } from './impactAreasApi';
export {
  areaChosen,
  impactAreasRestored,
  impactAreasSlice,
  parseImpactAreasState,
} from './impactAreasSlice';
export { ImpactAreaGrid } from './cards/ImpactAreaGrid';
export { impactAreasMessages } from './messages.en';
export { ProgressCard } from './cards/ProgressCard';
export { TopAreasCard } from './cards/TopAreasCard';
export { useAreasPart } from './useAreasPart';
export { useImpactAreas } from './useImpactAreas';

/** The Spanish messages are a separate chunk that is loaded only for Spanish. */
export const impactAreasSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
