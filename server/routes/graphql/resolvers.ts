import type { Person } from '@contract/permissions/permissions';
import { parseRole } from '@contract/permissions/roles';
import { badInput, forbidden } from '@server/domain/errors';
import { listBenchmark, type BenchmarkSettings } from '@server/domain/benchmark/benchmark';
import type { PeerCache } from '@server/domain/benchmark/peerCache';
import { listEvents } from '@server/domain/events/listEvents';
import { findDriver, listDrivers, listGradedActivities } from '@server/domain/figures/figures';
import { graphDrivers } from '@server/domain/figures/history';
import {
  listAreaActivities,
  listImpactAreas,
  percentageCompleted,
} from '@server/domain/figures/progress';
import { dataHealth } from '@server/domain/health/dataHealth';
import { answerHistory } from '@server/domain/movement/answerHistory';
import { scoreMovement } from '@server/domain/movement/scoreMovement';
import { countDue, listPlan } from '@server/domain/plan/listPlan';
import { listComments } from '@server/domain/comments/listComments';
import { listEvidence } from '@server/domain/evidence/listEvidence';
import { countNotices, listNotices } from '@server/domain/notices/listNotices';
import { listTasks } from '@server/domain/notices/listTasks';
import { listMappings } from '@server/domain/mappings/mappings';
import { listVersions, previewModel } from '@server/domain/model/listVersions';
import { listProfiles } from '@server/domain/profiles/profiles';
import { listRequests } from '@server/domain/requests/listRequests';
import { previewWeekly } from '@server/domain/digest/previewWeekly';
import { listScenarios } from '@server/domain/scenarios/listScenarios';
import { listTargets } from '@server/domain/targets/listTargets';
import { weakestPoint } from '@server/domain/targets/weakestPoint';
import { findRoundResult } from '@server/domain/rounds/findRoundResult';
import { listRounds } from '@server/domain/rounds/listRounds';
import { listMyPart, openParts } from '@server/domain/rounds/myPart';
import { listCandidates } from '@server/domain/rounds/roundCandidates';
import { findReview, listReviews, listShares } from '@server/domain/reviews/listReviews';
import { findProof } from '@server/domain/reviews/proof';
import { listPortfolio } from '@server/domain/portfolio/portfolio';
import {
  findActivity,
  findAnswer,
  findNeighbors,
  listAnswers,
} from '@server/domain/queries/activities';
import { listCollaborators } from '@server/domain/queries/collaborators';
import { listCompanies } from '@server/domain/queries/companies';
import { pageRequest } from '@server/domain/queries/pages';
import { once } from '@server/domain/queries/once';
import type { Reader } from '@server/domain/queries/reader';
import { listRecentlyDeleted } from '@server/domain/queries/recentlyDeleted';
import { listWorkspaces } from '@server/domain/queries/workspaces';
import type { QueryResolvers } from './generated/resolverTypes';
import { convertInTurns, inTurns, type Turns } from './turns';

/** The second argument of every resolver. */
export interface QueryContext {
  reader: Reader;
  benchmark: BenchmarkSettings & { cache: PeerCache };
  /** After how many days without a save or a confirmation a score is stale. */
  staleDays: number;
  /** The moment of the request. */
  now: Date;
  /** The site's public address, for links. */
  site: string;
  /** Whether an API token reads in the person's name. */
  hasToken: boolean;
  turns: Turns;
  results: Map<string, unknown>;
}

/** The resolvers of the root fields. Their types are generated from the schema. */
export const resolvers: QueryResolvers<QueryContext> = {
  companies: async ({ user_role, ...page }, { reader, turns }) =>
    inTurns(await listCompanies(withRole(reader, user_role), pageRequest(page)), turns),

  workspaces: async ({ user_role, ...page }, { reader, turns }) => {
    const workspaces = await listWorkspaces(withRole(reader, user_role), pageRequest(page));
    return workspaces.map(({ companies, collaborators, ...workspace }) => ({
      ...workspace,
      companies: async () => inTurns(await companies(), turns),
      collaborators: async () => inTurns(await collaborators(), turns),
    }));
  },

  collaborators: async (page, { reader, turns }) => {
    const groups = await listCollaborators(reader, pageRequest(page));
    // The first call reads the people of all groups, who would otherwise be completed at the same time.
    const ready = once(async () => groups[0]?.collaborators());
    const inTurn = groups.map(({ collaborators, ...group }) => ({
      ...group,
      collaborators: async () => {
        await ready();
        await turns.next();
        return collaborators();
      },
    }));
    return inTurns(inTurn, turns);
  },

  recentlyDeleted: (_, { reader }) => listRecentlyDeleted(reader),

  events: (request, { reader }) => listEvents(reader, request),

  drivers: ({ company_id }, { reader, now }) => listDrivers(reader, company_id, now),

  driver: ({ company_id, driver_name }, { reader, now }) =>
    findDriver(reader, company_id, driver_name, now),

  subdriverActivitiesGrade: ({ company_id, driver_name }, { reader }) =>
    listGradedActivities(reader, company_id, driver_name),

  graphDrivers: ({ company_id }, { reader }) => graphDrivers(reader, company_id),

  impactAreas: ({ company_id }, { reader }) => listImpactAreas(reader, company_id),

  percentageCompleted: ({ company_id, impact_area, activity_id }, { reader }) =>
    percentageCompleted(reader, company_id, {
      impactArea: impact_area || null,
      activityId: activity_id || null,
    }),

  impactAreaActivities: ({ company_id, impact_area }, { reader }) =>
    listAreaActivities(reader, company_id, impact_area),

  impactAreaCompletedActivities: async ({ company_id, impact_area }, { reader }) => {
    const activities = await listAreaActivities(reader, company_id, impact_area);
    return activities.filter(({ status }) => status === 'done');
  },

  nextAndPreviousActivity: ({ activity_id, impact_area }, { reader }) =>
    findNeighbors(reader, activity_id, impact_area),

  activity: ({ activity_id }, { reader }) => findActivity(reader, activity_id),

  answer: ({ activity_id, company_id }, { reader }) => findAnswer(reader, activity_id, company_id),

  scoreMovement: ({ company_id, driver_name, from, to }, { reader, now }) =>
    scoreMovement(
      reader,
      { companyId: company_id, driverName: driver_name, from, to: to ?? null },
      now,
    ),

  answerHistory: ({ activity_id, company_id }, { reader }) =>
    answerHistory(reader, activity_id, company_id),

  portfolio: async ({ weeks }, { reader, now, staleDays, turns }) =>
    inTurns(await listPortfolio(reader, now, staleDays, weeks), turns),

  benchmark: ({ company_id }, { reader, benchmark, now }) =>
    listBenchmark(reader, company_id, benchmark, now),

  answers: async ({ company_id }, { reader, turns }) => {
    const { answers, toDto } = await listAnswers(reader, company_id);
    return convertInTurns(answers, toDto, turns);
  },

  dataHealth: ({ company_id }, { reader, now, staleDays }) =>
    dataHealth(reader, company_id, now, staleDays),

  plan: ({ company_id }, { reader }) => listPlan(reader, company_id),

  weakestPoint: ({ company_id }, { reader, now }) => weakestPoint(reader, company_id, now),

  planDue: ({ company_id }, { reader, now }) => countDue(reader, company_id, now),

  scenarios: ({ company_id }, { reader }) => listScenarios(reader, company_id),

  weeklyMail: (_, context) => previewWeekly(readerInSession(context), context.site, context.now),

  targets: ({ company_id }, { reader, now }) => listTargets(reader, company_id, now),

  rounds: async ({ company_id }, { reader, turns }) =>
    inTurns(await listRounds(reader, company_id ?? null), turns),

  round: ({ id, company_id }, { reader }) => findRoundResult(reader, id, company_id),

  myPart: ({ round_id, company_id }, context) =>
    listMyPart(readerInSession(context), round_id, company_id),

  roundsDue: async (_, context) => (await openParts(readerInSession(context))).length,

  roundCandidates: ({ company_id }, context) =>
    listCandidates(readerInSession(context), company_id),
  modelVersions: (_, { reader }) => listVersions(reader),

  modelPreview: async ({ version_id, first, after }, { reader, turns }) =>
    inTurns(
      await previewModel(reader, { version_id, first: first ?? null, after: after ?? null }),
      turns,
    ),

  reviews: ({ company_id }, { reader }) => listReviews(reader, company_id),

  review: ({ id }, { reader }) => findReview(reader, id),

  proof: (ids, { reader, benchmark, staleDays, now }) =>
    findProof(reader, ids, { benchmark, staleDays }, now),

  reviewShares: ({ review_id }, context) => listShares(readerInSession(context), review_id),
  profiles: ({ workspace_id }, { reader }) => listProfiles(reader, workspace_id),

  mappings: ({ workspace_id }, { reader }) => listMappings(reader, workspace_id),

  evidence: (ids, { reader, now }) => listEvidence(reader, ids, now),

  comments: (subject, { reader }) => listComments(reader, subject),

  requests: ({ company_id }, { reader }) => listRequests(reader, company_id),

  notices: (page, { reader }) => listNotices(reader, page),

  noticeCount: (_, { reader }) => countNotices(reader),

  tasks: (_, { reader }) => listTasks(reader),
};

/** For what is for sessions alone: what a person does in a round, and shares of reviews. */
function readerInSession({ reader, hasToken }: QueryContext): Reader {
  if (hasToken) throw forbidden('An API token does not read this.');
  return reader;
}

/**
 * The reader with the role that the query names, if it names one. A role can narrow what the sender
 * sees and never widen it: naming the administrator role changes nothing.
 */
function withRole(reader: Reader, name: string | null | undefined): Reader {
  if (!name) return reader;
  const role = parseRole(name);
  if (!role) throw badInput('This role does not exist.');
  if (role === 'administrator') return reader;
  const narrow = (person: Person): Person => ({ ...person, role });
  return {
    ...reader,
    person: narrow(reader.person),
    personWithReach: async () => narrow(await reader.personWithReach()),
  };
}
