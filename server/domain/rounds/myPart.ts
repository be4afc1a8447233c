import { can } from '@contract/permissions/permissions';
import type { MyOpinionDto, OpinionValues } from '@contract/rounds/roundPayloads';
import { isAsked } from '@contract/rounds/rounds';
import type { ActivityRow, OpinionRow, RoundPersonRow } from '@server/store/tables';
import { forbidden, notFoundAs } from '../errors';
import type { Model } from '../figures/model';
import type { Reader } from '../queries/reader';
import { findRound } from './access';
import { partId } from './ids';
import { findRespondent } from './respondents';

const NO_OPINION: OpinionValues = {
  state: null,
  unsure: false,
  not_applicable: false,
  confidence: null,
  reason: null,
};

/** The actions that a part asks about, in dotted order. */
const askedActivities = ({ activities }: Model, { areas }: Pick<RoundPersonRow, 'areas'>) =>
  activities.filter(({ impact_area }) => isAsked(areas, impact_area));

/** An action with the person's opinion about it, or without one. */
export function toMyOpinion(
  model: Model,
  activity: ActivityRow,
  opinion: OpinionRow | undefined,
): MyOpinionDto {
  const { state, unsure, not_applicable, confidence, reason } = opinion ?? NO_OPINION;
  return {
    activity_id: activity.id,
    name: activity.name,
    driver: model.driverOf(activity)?.name ?? '',
    impact_area: String(activity.impact_area),
    description: activity.description,
    anchors: [...model.anchorsOf(activity.id)],
    ...{ state, unsure, not_applicable, confidence, reason },
  };
}

/**
 * Every action that the person is asked about in a round in a company, with their own opinions; without opinions once a
 * round with hidden names is closed. FORBIDDEN for a person who is not asked there.
 */
export async function listMyPart(
  reader: Reader,
  roundId: string,
  companyId: string,
): Promise<MyOpinionDto[]> {
  const { tx, person } = reader;
  await reader.company(companyId).catch(notFoundAs('round'));
  const { round } = await findRound(tx, roundId, companyId);
  const part = await tx.get('round_people', partId(roundId, companyId, person.id));
  if (!part) throw forbidden('You are not asked in this round.');
  const respondent = await findRespondent(tx, { round, companyId }, person.id);
  const where = { round_id: roundId, company_id: companyId, respondent: respondent ?? '' };
  const opinions = respondent === null ? [] : await tx.find('opinions', where);
  const opinionOf = new Map(opinions.map((opinion) => [opinion.activity_id, opinion]));
  const model = await reader.model();
  return askedActivities(model, part).map((activity) =>
    toMyOpinion(model, activity, opinionOf.get(activity.id)),
  );
}

/** The parts of the person in open rounds that they have not handed in, in companies where they may save answers. */
export async function openParts(reader: Reader): Promise<RoundPersonRow[]> {
  const { tx } = reader;
  const waiting = { user_id: reader.person.id, is_open: true, handed_in_at: null };
  const parts = await tx.find('round_people', waiting);
  if (parts.length === 0) return [];
  const person = await reader.personWithReach();
  const ids = [...new Set(parts.map(({ company_id }) => company_id))];
  const companies = await tx.find('companies', { id: ids, activated: true });
  const mayGive = companies.filter(({ id, workspace_id }) =>
    can(person, 'giveOpinion', { company_id: id, workspace_id, is_named: true }),
  );
  const allowed = new Set(mayGive.map(({ id }) => id));
  return parts.filter(({ company_id }) => allowed.has(company_id));
}
