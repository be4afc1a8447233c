import { activityMessages } from '@/features/activity';
import { companiesMessages } from '@/features/companies';
import { driversMessages } from '@/features/drivers';
import { evolutionMessages } from '@/features/evolution';
import { impactAreasMessages } from '@/features/impactAreas';
import { reportErrorMessages } from '@/features/reportError';
import { pagesMessages } from '@/pages/messages.en';
import { layoutMessages } from '../layout/messages.en';
import { paletteMessages } from '../palette/messages.en';

/** The messages of the frame, of what opens from it, and of the dashboard, by feature. */
export const frameWords = {
  layout: layoutMessages,
  palette: paletteMessages,
  pages: pagesMessages,
  companies: companiesMessages,
  drivers: driversMessages,
  evolution: evolutionMessages,
  impactAreas: impactAreasMessages,
  reportError: reportErrorMessages,
  // For unsaved edits of companies that cannot be opened any more.
  activity: activityMessages,
} as const;

export type FrameWords = typeof frameWords;
