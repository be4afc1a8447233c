import { dayOf } from '@contract/days';
import type { Reminded, RoundDto } from '@contract/rounds/roundPayloads';
import type { Store, WriteTransaction } from '@server/store/Store';
import type { CompanyRow } from '@server/store/tables';
import type { Clock } from '../clock';
import { AppError } from '../errors';
import { aboutCompany, recordEvent } from '../events/recordEvent';
import type { Actor } from '../manage/access';
import { createReader } from '../queries/reader';
import { writeWithRetries } from '../writeWithRetries';
import { findRound, refuseUnlessOpen, roundClosed, runnerFor, type RoundInCompany } from './access';
import { roundCompanyId } from './ids';
import { roundDto } from './listRounds';
import { inviteNamed, remindNamed } from './roundMails';
import { tellAsked } from './roundNotices';

interface Deps {
  store: Store;
  clock: Clock;
  /** The site's public address, for links in mails. */
  site: string;
}

interface RoundPlace {
  round_id: string;
  company_id: string;
}

/** Opens a round in a company before its day, and mails the people there. ROUND_OPEN or ROUND_CLOSED if it was opened. */
export function openRound(
  { store, clock, site }: Deps,
  actor: Actor,
  { round_id, company_id }: RoundPlace,
): Promise<RoundDto> {
  return writeWithRetries(store, async (tx) => {
    const { person, company } = await runnerFor(tx, actor, company_id);
    await tx.getForUpdate('round_companies', roundCompanyId(round_id, company_id));
    const found = await findRound(tx, round_id, company_id);
    if (found.place.closed_at !== null) throw roundClosed();
    if (found.place.opened_at !== null) {
      throw new AppError('ROUND_OPEN', 'This round is open already.');
    }
    await open(tx, actor, { ...found, company, site, now: clock.now() });
    return roundDto(createReader(tx, person), round_id);
  });
}

interface Opening extends RoundInCompany {
  company: CompanyRow;
  site: string;
  now: Date;
}

async function open(
  tx: WriteTransaction,
  actor: Actor | null,
  { round, place, company, site, now }: Opening,
): Promise<void> {
  await tx.update('round_companies', place.id, { opened_at: now.toISOString() });
  const parts = await tx.find('round_people', { round_id: round.id, company_id: company.id });
  for (const { id } of parts) await tx.update('round_people', id, { is_open: true });
  await recordEvent(tx, actor, now, {
    kind: 'round_opened',
    ...aboutCompany(company),
    after: { round: round.name },
  });
  await inviteNamed(tx, { round, company_id: company.id, site, now });
  const by = actor?.id ?? null;
  await tellAsked(tx, { round, company_id: company.id, by, now }, parts);
}

/**
 * Opens the rounds whose day has come, in companies that are not deleted. Each company is a transaction of its own that
 * checks again, so that it is safe to repeat this, and to run it on several servers. A failure in one company does not
 * keep the others closed; it is thrown at the end.
 */
export async function openDueRounds({
  store,
  clock,
  site,
  signal,
}: Deps & { signal?: AbortSignal }): Promise<void> {
  const today = dayOf(clock.now());
  const due = await store.read(async (tx) => {
    const places = await tx.find('round_companies', { opened_at: null });
    const ids = [...new Set(places.map(({ round_id }) => round_id))];
    const rounds = ids.length === 0 ? [] : await tx.find('rounds', { id: ids });
    const dueIds = new Set(rounds.filter(({ opens_on }) => opens_on <= today).map(({ id }) => id));
    return places.filter(({ round_id }) => dueIds.has(round_id));
  });
  const failures: unknown[] = [];
  for (const { id, round_id, company_id } of due) {
    if (signal?.aborted) return;
    try {
      await writeWithRetries(store, async (tx) => {
        const company = await tx.getForUpdate('companies', company_id);
        const place = await tx.getForUpdate('round_companies', id);
        const round = await tx.get('rounds', round_id);
        if (!company?.activated || place?.opened_at !== null || !round) return;
        if (round.opens_on > today) return;
        await open(tx, null, { round, place, company, site, now: clock.now() });
      });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Rounds could not be opened');
}

/** Reminds the people who have not handed in, once a day and until each has had two mails about the round. */
export function remindRound(
  { store, clock, site }: Deps,
  actor: Actor,
  { round_id, company_id }: RoundPlace,
): Promise<Reminded> {
  return store.write(async (tx) => {
    const { company } = await runnerFor(tx, actor, company_id);
    const { round, place } = await findRound(tx, round_id, company_id);
    refuseUnlessOpen(place);
    const now = clock.now();
    const mailed = await remindNamed(tx, { round, company_id, site, now });
    if (mailed > 0) {
      const after = { round: round.name, mails: mailed };
      await recordEvent(tx, actor, now, {
        kind: 'round_reminded',
        ...aboutCompany(company),
        after,
      });
    }
    return { mailed };
  });
}
