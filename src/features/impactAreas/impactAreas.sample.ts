import { sampleId } from '@/shared/api/sample/sample';
import { toImpactArea, type ImpactAreaWithCurrent } from './ImpactArea';

const COMPLETED = [80, 60, 50, 40, 30, 20, 10];

/** Sample data, shown when a company's impact areas cannot be loaded and are not cached. */
export const sampleImpactAreas: ImpactAreaWithCurrent[] = COMPLETED.map((completed, index) => ({
  ...toImpactArea({ name: String(index + 1), completed }),
  currentId: sampleId(`activity-${index + 1}`),
}));
