import { activityMessages } from '@/features/activity';
import { companiesMessages } from '@/features/companies';
import { driversMessages } from '@/features/drivers';
import { evolutionMessages } from '@/features/evolution';
import { impactAreasMessages } from '@/features/impactAreas';
import { reportErrorMessages } from '@/features/reportError';
import { pagesMessages } from '@/pages/messages.en';
import { layoutMessages } from '../layout/messages.en';
import { paletteMessages } from '../palette/messages.en';

/** The messages of the frame, of its menus and dialogs, and of the dashboard, by namespace. */
export const frameMessages = {
  layout: layoutMessages,
  palette: paletteMessages,
  pages: pagesMessages,
  companies: companiesMessages,
  drivers: driversMessages,
  evolution: evolutionMessages,
  impactAreas: impactAreasMessages,
  reportError: reportErrorMessages,
  // The dashboard lists unsaved edits of companies that can no longer be opened.
  activity: activityMessages,
} as const;

export type FrameMessages = typeof frameMessages;
