import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { activityMessages } from '@/features/activity';
import { authMessages } from '@/features/auth';
import { collaboratorsMessages } from '@/features/collaborators';
import { companiesMessages } from '@/features/companies';
import { driversMessages } from '@/features/drivers';
import { evolutionMessages } from '@/features/evolution';
import { helpMessages } from '@/features/help';
import { impactAreasMessages } from '@/features/impactAreas';
import { recentlyDeletedMessages } from '@/features/recentlyDeleted';
import { reportErrorMessages } from '@/features/reportError';
import { workspacesMessages } from '@/features/workspaces';
import { pagesMessages } from '@/pages/messages.en';
import { sharedMessages } from '@/shared/i18n/messages.en';
import { layoutMessages } from './layout/messages.en';
import { paletteMessages } from './palette/messages.en';

/** All that the product says, by feature. The same in Spanish is loaded by `spanish.ts`. */
const english = {
  shared: sharedMessages,
  layout: layoutMessages,
  palette: paletteMessages,
  pages: pagesMessages,
  auth: authMessages,
  companies: companiesMessages,
  collaborators: collaboratorsMessages,
  workspaces: workspacesMessages,
  recentlyDeleted: recentlyDeletedMessages,
  drivers: driversMessages,
  evolution: evolutionMessages,
  impactAreas: impactAreasMessages,
  activity: activityMessages,
  help: helpMessages,
  reportError: reportErrorMessages,
} as const;

export type Feature = keyof typeof english;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared';
    resources: typeof english;
  }
}

export const i18n = createInstance();

void i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: english },
  defaultNS: 'shared',
  // React escapes what it renders.
  interpolation: { escapeValue: false },
  initAsync: false,
});
