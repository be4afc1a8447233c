import { sampleId } from '@/shared/api/sample/sample';
import { toImpactArea, type ImpactAreaWithCurrent } from './ImpactArea';

const COMPLETED = [80, 60, 50, 40, 30, 20, 10];

/** Shown when a company's impact areas can't be loaded and none are known. */
export const sampleImpactAreas: ImpactAreaWithCurrent[] = COMPLETED.map((completed, index) => ({
  ...toImpactArea({ name: String(index + 1), completed }),
  currentId: sampleId(`activity-${index + 1}`),
}));
