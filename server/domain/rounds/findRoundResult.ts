import { answerScore } from '@contract/scoring/scoring';
import type { Reader } from '../queries/reader';
import { notFoundAs } from '../errors';
import { findRound } from './access';
import { currentWeight, resultOfRound } from './companyOpinions';

/**
 * The result of a round in a company, which is empty until the round is closed there. It needs the permission to see
 * the company's figures.
 */
export async function findRoundResult(reader: Reader, roundId: string, companyId: string) {
  const { tx } = reader;
  await reader.company(companyId).catch(notFoundAs('round'));
  const { round, place } = await findRound(tx, roundId, companyId);
  const where = { round_id: roundId, company_id: companyId };
  const parts = await tx.findColumns('round_people', ['handed_in_at'], where);
  const progress = {
    names: round.names,
    asked: parts.length,
    handed_in: parts.filter(({ handed_in_at }) => handed_in_at !== null).length,
    closed_at: place.closed_at,
  };
  if (place.closed_at === null) return { ...progress, actions: [], drivers: [], gaps: [] };

  const model = await reader.model();
  const answers = await reader.answers(companyId);
  const decisions = await tx.find('round_decisions', where);
  const decidedOf = new Map(decisions.map(({ activity_id, state }) => [activity_id, state]));
  const result = await resultOfRound(tx, round, model, companyId, answers);
  const actions = model.activities.flatMap((activity) => {
    const { id, name, impact_area } = activity;
    const found = result.actions.get(id);
    if (!found) return [];
    const answer = answers.get(id);
    return {
      activity_id: id,
      name,
      driver: model.driverOf(activity)?.name ?? '',
      impact_area: String(impact_area),
      answer: answer ? answerScore(answer) : null,
      revision: answer?.revision ?? 0,
      weight: currentWeight(answer),
      decided: decidedOf.get(id) ?? null,
      anchors: [...model.anchorsOf(id)],
      ...found,
    };
  });
  return { ...progress, actions, drivers: result.drivers, gaps: result.gaps };
}
