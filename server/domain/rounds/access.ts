import { can, isAdmin, type Person } from '@contract/permissions/permissions';
import type { ReadTransaction, WriteTransaction } from '@server/store/Store';
import type { CompanyRow, RoundCompanyRow, RoundRow } from '@server/store/tables';
import { AppError, forbidden, notFound, notFoundAs } from '../errors';
import { companyFor, type Actor } from '../manage/access';
import { createReader, type Reader } from '../queries/reader';
import { savingPerson } from '../saveAnswer/authorizeSave';
import { refuseViewers } from '../saveAnswer/editing';
import { partId, roundCompanyId } from './ids';

/** A round with its row for a company. */
export interface RoundInCompany {
  round: RoundRow;
  place: RoundCompanyRow;
}

/** A round in a company; NOT_FOUND if the round does not ask there. */
export async function findRound(
  tx: ReadTransaction,
  roundId: string,
  companyId: string,
): Promise<RoundInCompany> {
  const place = await tx.get('round_companies', roundCompanyId(roundId, companyId));
  const round = place && (await tx.get('rounds', roundId));
  if (!round) throw notFound('round');
  return { round, place };
}

/**
 * The company in which a person runs rounds, which a write transaction locks until it ends, and the acting person.
 * NOT_FOUND if they may not see the company, FORBIDDEN if they may not run rounds there.
 */
export async function runnerFor(
  tx: ReadTransaction | WriteTransaction,
  actor: Actor,
  companyId: string,
): Promise<{ person: Person; company: CompanyRow }> {
  const found = await companyFor(tx, actor, 'runRound', companyId);
  if (!found.company.activated && !isAdmin(found.person)) throw forbidden();
  return found;
}

/** Throws ROUND_NOT_OPEN or ROUND_CLOSED unless the round is open in the company. */
export function refuseUnlessOpen({ opened_at, closed_at }: RoundCompanyRow): void {
  if (closed_at !== null) throw roundClosed();
  if (opened_at === null) {
    throw new AppError('ROUND_NOT_OPEN', 'This round is not open yet.');
  }
}

export const roundClosed = () =>
  new AppError('ROUND_CLOSED', 'This round is closed, and its opinions are shown.');

/**
 * The part of the signed-in person in an open round, locked until the transaction ends, so that it is saved in, handed
 * in and closed one after the other. `fields` are read once the person is known to be named. Throws NOT_FOUND for a
 * company whose figures they may not see, FORBIDDEN if they are not asked there or may not save answers, and
 * ROUND_NOT_OPEN or ROUND_CLOSED.
 */
export async function openPartFor<Fields>(
  tx: WriteTransaction,
  actor: Actor,
  { round_id, company_id }: { round_id: string; company_id: string },
  fields: () => Fields,
) {
  const part = await tx.getForUpdate('round_people', partId(round_id, company_id, actor.id));
  // They are sent together, and checked in the order of refusals.
  const [person, place, round] = await Promise.all([
    savingPerson(tx, actor, { company_id }),
    tx.get('round_companies', roundCompanyId(round_id, company_id)),
    tx.get('rounds', round_id),
  ]);
  const reader = createReader(tx, person, actor.language);
  const resource = await giverResource(reader, company_id);
  if (!place || !round) throw notFound('round');
  if (!part || !can(person, 'giveOpinion', { ...resource, is_named: true })) {
    throw forbidden('You are not asked in this round.');
  }
  const input = fields();
  refuseUnlessOpen(place);
  return { reader, round, place, part, input };
}

async function giverResource(reader: Reader, company_id: string) {
  // Checked before the company is read, so that a subscriber learns nothing about companies.
  refuseViewers(reader.person);
  const { workspace_id } = await reader.company(company_id).catch(notFoundAs('round'));
  return { company_id, workspace_id };
}
