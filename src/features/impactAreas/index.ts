export { firstUnfinished, impactAreaTitle, type ImpactAreaWithCurrent } from './ImpactArea';
export { ImpactAreaGrid } from './ImpactAreaGrid';
export { impactAreasMessages } from './messages.en';
export { ProgressCard } from './ProgressCard';
export { TopAreasCard } from './TopAreasCard';
export { useAreasPart } from './useAreasPart';
export { useImpactAreas } from './useImpactAreas';
