import { randomUUID } from 'node:crypto';
import { dayOf } from '@contract/days';
import type { RoundDto } from '@contract/rounds/roundPayloads';
import { isAsked } from '@contract/rounds/rounds';
import type { Store, WriteTransaction } from '@server/store/Store';
import type { OpinionRow, RoundPersonRow, RoundRow } from '@server/store/tables';
import type { Clock } from '../clock';
import { aboutCompany, recordEvent } from '../events/recordEvent';
import { loadModel } from '../figures/model';
import type { Actor } from '../manage/access';
import { createReader } from '../queries/reader';
import { writeWithRetries } from '../writeWithRetries';
import { findRound, refuseUnlessOpen, runnerFor } from './access';
import { roundCompanyId } from './ids';
import { roundDto } from './listRounds';
import { findRespondent } from './respondents';
import { tellClosed } from './roundNotices';

/**
 * Closes a round in a company, by hand. From then on its opinions are shown and can no longer be given. ROUND_CLOSED if
 * it is closed already, and ROUND_NOT_OPEN before it is opened.
 */
export function closeRound(
  { store, clock }: { store: Store; clock: Clock },
  actor: Actor,
  { round_id, company_id }: { round_id: string; company_id: string },
): Promise<RoundDto> {
  return writeWithRetries(store, async (tx) => {
    const { person, company } = await runnerFor(tx, actor, company_id);
    await tx.getForUpdate('round_companies', roundCompanyId(round_id, company_id));
    const { round, place } = await findRound(tx, round_id, company_id);
    refuseUnlessOpen(place);
    const now = clock.now();
    const closed = { closed_at: now.toISOString(), closed_by: actor.id };
    await tx.update('round_companies', place.id, closed);
    const parts = await settleOpinions(tx, round, company_id, now);
    await tellClosed(tx, { round, company_id, by: actor.id, now }, parts);
    await recordEvent(tx, actor, now, {
      kind: 'round_closed',
      ...aboutCompany(company),
      after: { round: round.name },
    });
    return roundDto(createReader(tx, person), round_id);
  });
}

/**
 * Removes the opinions that nobody is asked for any more, and gives the others the parties of their people. With hidden
 * names it then removes all that could reveal who gave them: the key, what distinguishes the parts, when they were
 * handed in, when opinions were given and in which order they were stored. Returns the parts.
 */
async function settleOpinions(
  tx: WriteTransaction,
  round: RoundRow,
  company_id: string,
  now: Date,
): Promise<RoundPersonRow[]> {
  const ofRound = { round_id: round.id, company_id };
  // An opinion that is being saved is stored before this lock is granted; a later one finds the round closed.
  const parts = await tx.findForUpdate('round_people', ofRound);
  const model = await loadModel(tx);
  const isHidden = round.names === 'hidden';
  const partOf = new Map<string, RoundPersonRow>();
  for (const part of parts) {
    const where = { round, companyId: company_id };
    const respondent = await findRespondent(tx, where, part.user_id);
    if (respondent !== null) partOf.set(respondent, part);
  }

  const opinions = await tx.find('opinions', ofRound);
  const settled = opinions.flatMap((opinion): OpinionRow[] => {
    const part = partOf.get(opinion.respondent);
    const area = model.activity(opinion.activity_id)?.impact_area;
    if (!part || area === undefined || !isAsked(part.areas, area)) return [];
    const { party } = part;
    if (!isHidden) return [{ ...opinion, party }];
    return [{ ...opinion, id: randomUUID(), party, given_at: dayOf(now), late: false }];
  });
  await tx.remove('opinions', ofRound);
  await tx.insert(
    'opinions',
    settled.sort((a, b) => (a.id < b.id ? -1 : 1)),
  );
  for (const { id, handed_in_at } of parts) {
    const at = handed_in_at === null ? null : now.toISOString();
    const anonymous = isHidden ? { party: null, areas: [], handed_in_at: at } : {};
    await tx.update('round_people', id, { ...anonymous, is_open: false });
  }
  if (isHidden) await tx.remove('round_keys', { id: roundCompanyId(round.id, company_id) });
  return parts;
}
