import { driversMessages } from '@/features/drivers';
import { evolutionMessages } from '@/features/evolution';
import { impactAreasMessages } from '@/features/impactAreas';
import { pagesMessages } from '@/pages/messages.en';
import { layoutMessages } from '../layout/messages.en';

/** What the first drawing says; the same words as ever, earlier than the others. */
export const openingWords = {
  layout: layoutMessages,
  pages: pagesMessages,
  drivers: driversMessages,
  evolution: evolutionMessages,
  impactAreas: impactAreasMessages,
} as const;
