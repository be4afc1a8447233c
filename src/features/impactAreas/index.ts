export { AreasOpening } from './AreasOpening';
export {
  firstUnfinished,
  impactAreaTitle,
  type ImpactArea,
  type ImpactAreaWithCurrent,
} from './ImpactArea';
export { impactAreasApi } from './impactAreasApi';
export { ImpactAreaGrid } from './ImpactAreaGrid';
export { impactAreasMessages } from './messages.en';
export { ProgressCard } from './ProgressCard';
export { TopAreasCard } from './TopAreasCard';
export { useAreasPart } from './useAreasPart';
export { useImpactAreas } from './useImpactAreas';
