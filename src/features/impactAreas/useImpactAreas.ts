import { useQueryView, type QueryView } from '@/shared/api/useQueryView';
import type { ImpactAreaWithCurrent } from './ImpactArea';
import { useGetImpactAreasWithCurrentQuery } from './impactAreasApi';

/** The company's areas, each with the activity to continue with. */
export function useImpactAreas(companyId: string): QueryView<ImpactAreaWithCurrent[]> {
  return useQueryView(useGetImpactAreasWithCurrentQuery(companyId));
}
