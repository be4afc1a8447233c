import type { Person } from '@contract/permissions';
import { parseRole } from '@contract/roles';
import { findActivity, findAnswer, findNeighbours } from '@server/domain/queries/activities';
import { listCollaborators } from '@server/domain/queries/collaborators';
import { listCompanies } from '@server/domain/queries/companies';
import { badInput } from '@server/domain/errors';
import { findDriver, listDrivers, listGradedActivities } from '@server/domain/figures/figures';
import { graphDrivers } from '@server/domain/figures/history';
import { answerHistory } from '@server/domain/movement/answerHistory';
import { scoreMovement } from '@server/domain/movement/scoreMovement';
import {
  listAreaActivities,
  listImpactAreas,
  percentageCompleted,
} from '@server/domain/figures/progress';
import type { Reader } from '@server/domain/queries/reader';
import { listRecentlyDeleted } from '@server/domain/queries/recentlyDeleted';
import { listWorkspaces } from '@server/domain/queries/workspaces';

/** What a field's resolver is given beside its arguments. */
interface QueryContext {
  reader: Reader;
  /** The moment of the request. */
  now: Date;
}

interface OfCompany {
  company_id: string;
}
interface OfDriver extends OfCompany {
  driver_name: string;
}
interface OfArea extends OfCompany {
  impact_area: string;
}
interface ByRole {
  user_role?: string | null;
}

/** The query endpoint's root fields. */
export const resolvers = {
  companies: ({ user_role }: ByRole, { reader }: QueryContext) =>
    listCompanies(narrowed(reader, user_role)),

  workspaces: ({ user_role }: ByRole, { reader }: QueryContext) =>
    listWorkspaces(narrowed(reader, user_role)),

  collaborators: (_: unknown, { reader }: QueryContext) => listCollaborators(reader),

  recentlyDeleted: (_: unknown, { reader }: QueryContext) => listRecentlyDeleted(reader),

  drivers: ({ company_id }: OfCompany, { reader, now }: QueryContext) =>
    listDrivers(reader, company_id, now),

  driver: ({ company_id, driver_name }: OfDriver, { reader, now }: QueryContext) =>
    findDriver(reader, company_id, driver_name, now),

  subdriverActivitiesGrade: ({ company_id, driver_name }: OfDriver, { reader }: QueryContext) =>
    listGradedActivities(reader, company_id, driver_name),

  graphDrivers: ({ company_id }: OfCompany, { reader }: QueryContext) =>
    graphDrivers(reader, company_id),

  impactAreas: ({ company_id }: OfCompany, { reader }: QueryContext) =>
    listImpactAreas(reader, company_id),

  percentageCompleted: (
    args: OfCompany & { impact_area?: string | null; activity_id?: string | null },
    { reader }: QueryContext,
  ) =>
    percentageCompleted(reader, args.company_id, {
      impactArea: args.impact_area || null,
      activityId: args.activity_id || null,
    }),

  impactAreaActivities: ({ company_id, impact_area }: OfArea, { reader }: QueryContext) =>
    listAreaActivities(reader, company_id, impact_area),

  impactAreaCompletedActivities: async (
    { company_id, impact_area }: OfArea,
    { reader }: QueryContext,
  ) => {
    const activities = await listAreaActivities(reader, company_id, impact_area);
    return activities.filter(({ status }) => status === 'done');
  },

  nextAndPreviousActivity: (
    { activity_id, impact_area }: { activity_id: string; impact_area: string },
    { reader }: QueryContext,
  ) => findNeighbours(reader, activity_id, impact_area),

  activity: ({ activity_id }: { activity_id: string }, { reader }: QueryContext) =>
    findActivity(reader, activity_id),

  answer: (
    { activity_id, company_id }: OfCompany & { activity_id: string },
    { reader }: QueryContext,
  ) => findAnswer(reader, activity_id, company_id),

  scoreMovement: (
    { company_id, driver_name, from, to }: OfDriver & { from: string; to?: string | null },
    { reader, now }: QueryContext,
  ) =>
    scoreMovement(
      reader,
      { companyId: company_id, driverName: driver_name, from, to: to ?? null },
      now,
    ),

  answerHistory: (
    { activity_id, company_id }: OfCompany & { activity_id: string },
    { reader }: QueryContext,
  ) => answerHistory(reader, activity_id, company_id),
};

/** A role in a query may take sight away from its sender, never add to it. */
function narrowed(reader: Reader, word: string | null | undefined): Reader {
  if (!word) return reader;
  const role = parseRole(word);
  if (!role) throw badInput('This role does not exist.');
  if (role === 'administrator') return reader;
  const person: Person = { ...reader.person, role };
  return { ...reader, person };
}
