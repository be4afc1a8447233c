import { activityMessages } from '@/features/activity';
import { collaboratorsMessages } from '@/features/collaborators';
import { companiesMessages } from '@/features/companies';
import { driversMessages } from '@/features/drivers';
import { evolutionMessages } from '@/features/evolution';
import { impactAreasMessages } from '@/features/impactAreas';
import { recentlyDeletedMessages } from '@/features/recentlyDeleted';
import { reportErrorMessages } from '@/features/reportError';
import { workspacesMessages } from '@/features/workspaces';
import { pagesMessages } from '@/pages/messages.en';
import { layoutMessages } from './layout/messages.en';
import { paletteMessages } from './palette/messages.en';

/** All that the product says to people signed in, by feature; the help articles apart. */
export const signedInWords = {
  layout: layoutMessages,
  palette: paletteMessages,
  pages: pagesMessages,
  companies: companiesMessages,
  collaborators: collaboratorsMessages,
  workspaces: workspacesMessages,
  recentlyDeleted: recentlyDeletedMessages,
  drivers: driversMessages,
  evolution: evolutionMessages,
  impactAreas: impactAreasMessages,
  activity: activityMessages,
  reportError: reportErrorMessages,
} as const;

export type SignedInWords = typeof signedInWords;
