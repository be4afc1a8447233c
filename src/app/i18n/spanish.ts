import type { Locale } from 'antd/es/locale';
import { activitySpanish } from '@/features/activity';
import { authSpanish } from '@/features/auth';
import { collaboratorsSpanish } from '@/features/collaborators';
import { companiesSpanish } from '@/features/companies';
import { driversSpanish } from '@/features/drivers';
import { evolutionSpanish } from '@/features/evolution';
import { helpSpanish } from '@/features/help';
import { impactAreasSpanish } from '@/features/impactAreas';
import { recentlyDeletedSpanish } from '@/features/recentlyDeleted';
import { reportErrorSpanish } from '@/features/reportError';
import { workspacesSpanish } from '@/features/workspaces';
import { i18n, type Feature } from './i18n';

/** All in one file by their common name, which nobody fetches who reads English. */
const LOADERS: Record<Feature, () => Promise<{ spanish: object }>> = {
  shared: () => import(/* webpackChunkName: "spanish" */ '@/shared/i18n/messages.es'),
  layout: () => import(/* webpackChunkName: "spanish" */ '../layout/messages.es'),
  palette: () => import(/* webpackChunkName: "spanish" */ '../palette/messages.es'),
  pages: () => import(/* webpackChunkName: "spanish" */ '@/pages/messages.es'),
  auth: authSpanish,
  companies: companiesSpanish,
  collaborators: collaboratorsSpanish,
  workspaces: workspacesSpanish,
  recentlyDeleted: recentlyDeletedSpanish,
  drivers: driversSpanish,
  evolution: evolutionSpanish,
  impactAreas: impactAreasSpanish,
  activity: activitySpanish,
  help: helpSpanish,
  reportError: reportErrorSpanish,
};

/** Makes Spanish known to i18next and dayjs; gives antd's own words. */
export async function loadSpanish(): Promise<Locale> {
  const [{ antdSpanish }, ...tables] = await Promise.all([
    import(/* webpackChunkName: "spanish" */ './spanishLibraries'),
    ...Object.entries(LOADERS).map(async ([feature, load]) => [feature, await load()] as const),
  ]);
  for (const [feature, { spanish }] of tables) i18n.addResourceBundle('es', feature, spanish);
  return antdSpanish;
}
