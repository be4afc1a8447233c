import type { Locale } from 'antd/es/locale';
import { activitySpanish } from '@/features/activity';
import { apiTokensSpanish } from '@/features/apiTokens';
import { authSpanish, proofSpanish } from '@/features/auth';
import { collaboratorsSpanish } from '@/features/collaborators';
import { companiesSpanish } from '@/features/companies';
import { dataHealthSpanish } from '@/features/dataHealth';
import { driversSpanish } from '@/features/drivers';
import { evidenceSpanish } from '@/features/evidence';
import { eventLogSpanish } from '@/features/eventLog';
import { evolutionSpanish } from '@/features/evolution';
import { helpSpanish } from '@/features/help';
import { impactAreasSpanish } from '@/features/impactAreas';
import { inboxSpanish } from '@/features/inbox';
import { modelSpanish } from '@/features/model';
import { movementSpanish } from '@/features/movement';
import { planSpanish } from '@/features/plan';
import { portfolioSpanish } from '@/features/portfolio';
import { profilesSpanish } from '@/features/profiles';
import { recentlyDeletedSpanish } from '@/features/recentlyDeleted';
import { reportErrorSpanish } from '@/features/reportError';
import { secondFactorSpanish } from '@/features/secondFactor';
import { reviewsSpanish } from '@/features/reviews';
import { roundsSpanish } from '@/features/rounds';
import { subscriptionsSpanish } from '@/features/subscriptions';
import { targetsSpanish } from '@/features/targets';
import { workbookSpanish } from '@/features/workbook';
import { workspacesSpanish } from '@/features/workspaces';
import { i18n, type Namespace } from './i18n';

/** The common chunk name puts all tables into one file, which is loaded for Spanish only. */
const LOADERS: Record<Namespace | 'names', () => Promise<{ spanish: object }>> = {
  names: () => import(/* webpackChunkName: "spanish" */ '@/shared/i18n/names.es'),
  shared: () => import(/* webpackChunkName: "spanish" */ '@/shared/i18n/messages.es'),
  layout: () => import(/* webpackChunkName: "spanish" */ '../layout/messages.es'),
  palette: () => import(/* webpackChunkName: "spanish" */ '../palette/messages.es'),
  pages: () => import(/* webpackChunkName: "spanish" */ '@/pages/messages.es'),
  auth: authSpanish,
  proof: proofSpanish,
  secondFactor: secondFactorSpanish,
  apiTokens: apiTokensSpanish,
  companies: companiesSpanish,
  collaborators: collaboratorsSpanish,
  workbook: workbookSpanish,
  workspaces: workspacesSpanish,
  profiles: profilesSpanish,
  recentlyDeleted: recentlyDeletedSpanish,
  dataHealth: dataHealthSpanish,
  drivers: driversSpanish,
  evidence: evidenceSpanish,
  eventLog: eventLogSpanish,
  inbox: inboxSpanish,
  evolution: evolutionSpanish,
  impactAreas: impactAreasSpanish,
  model: modelSpanish,
  movement: movementSpanish,
  plan: planSpanish,
  portfolio: portfolioSpanish,
  reviews: reviewsSpanish,
  rounds: roundsSpanish,
  subscriptions: subscriptionsSpanish,
  targets: targetsSpanish,
  activity: activitySpanish,
  help: helpSpanish,
  reportError: reportErrorSpanish,
};

/** Loads Spanish for i18next and dayjs. Returns antd's Spanish messages. */
export async function loadSpanish(): Promise<Locale> {
  const [{ antdSpanish }, ...tables] = await Promise.all([
    import(/* webpackChunkName: "spanish" */ './spanishLibraries'),
    ...Object.entries(LOADERS).map(async ([name, load]) => [name, await load()] as const),
  ]);
  for (const [name, { spanish }] of tables) i18n.addResourceBundle('es', name, spanish);
  return antdSpanish;
}
