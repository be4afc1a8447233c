import { dayOf } from '@contract/days';
import type { RoundPreview } from '@contract/rounds/roundPayloads';
import { ROUND_LIMITS, type RoundNames } from '@contract/rounds/rounds';
import type { ReadTransaction, WriteTransaction } from '@server/store/Store';
import type { CompanyRow, RoundRow, UserRow } from '@server/store/tables';
import { links } from '../accounts/links';
import type { Actor } from '../manage/access';
import type { RoundInvitation } from '../mail/MailTexts';
import { queueMail } from '../mail/outbox';
import { messagesFor } from '../mail/recipientMessages';
import { mayOwn } from '../plan/owner';
import type { RoundFields } from './checkRound';
import { roundMailId } from './ids';

/** A round that is open in a company. */
interface OpenRound {
  round: RoundRow;
  company_id: string;
  site: string;
  now: Date;
}

/** Mails everybody who is asked in the company and had no mail about the round yet, whatever the number of companies. */
export const inviteNamed = (tx: WriteTransaction, open: OpenRound): Promise<number> =>
  mailNamed(tx, open, false);

/** Mails everybody there who has not handed in, had no mail today and at most one before. */
export const remindNamed = (tx: WriteTransaction, open: OpenRound): Promise<number> =>
  mailNamed(tx, open, true);

/** Returns the number of people who receive a mail. */
async function mailNamed(
  tx: WriteTransaction,
  { round, company_id, site, now }: OpenRound,
  isReminder: boolean,
): Promise<number> {
  const today = dayOf(now);
  const parts = await tx.find('round_people', { round_id: round.id, company_id });
  const waiting = parts.filter(({ handed_in_at }) => handed_in_at === null);
  let mailed = 0;
  for (const id of waiting.map(({ user_id }) => user_id).sort()) {
    // Locks the person, so that two servers, or two companies that open at the same time, send one mail.
    const user = await tx.getForUpdate('users', id);
    if (!user || !(await mayOwn(tx, user, company_id))) continue;
    const earlier = await tx.get('round_mails', roundMailId(round.id, id));
    const mails = earlier?.mails ?? 0;
    if (isReminder ? mails >= ROUND_LIMITS.mails || earlier?.mailed_on === today : mails > 0)
      continue;
    const row = { mails: mails + 1, mailed_on: today };
    if (earlier) await tx.update('round_mails', earlier.id, row);
    else {
      const key = { id: roundMailId(round.id, id), round_id: round.id, user_id: id };
      await tx.insert('round_mails', { ...key, ...row });
    }
    await queueMail(
      tx,
      await roundMail(tx, user, { round, company_id, site, now }, isReminder),
      now,
    );
    mailed++;
  }
  return mailed;
}

async function roundMail(
  tx: WriteTransaction,
  user: UserRow,
  { round, company_id, site }: OpenRound,
  isReminder: boolean,
) {
  const messages = await messagesFor(tx, user.id);
  const parts = await tx.find('round_people', { round_id: round.id, user_id: user.id });
  const ids = parts.map((part) => part.company_id);
  const companies = await tx.find('companies', { id: ids, activated: true });
  const organiser = await tx.get('users', round.created_by);
  return messages.round(user.email, {
    ...invitationOf(round, companies),
    name: user.name,
    organiser: organiser?.name ?? null,
    isReminder,
    link: links.myPart(site, round.id, company_id),
  });
}

const invitationOf = (
  { name, due_on, names }: { name: string; due_on: string; names: RoundNames },
  companies: readonly Pick<CompanyRow, 'name'>[],
): Pick<RoundInvitation, 'round' | 'due_on' | 'hidesNames' | 'companies'> => ({
  round: name,
  due_on,
  hidesNames: names === 'hidden',
  companies: companies.map((company) => company.name).sort(),
});

interface PreviewedRound {
  fields: RoundFields;
  companies: readonly CompanyRow[];
  site: string;
}

/** The mail that the first person receives, in the language of the organiser, and how many people receive one. */
export async function previewInvitation(
  tx: ReadTransaction,
  actor: Actor,
  { fields, companies, site }: PreviewedRound,
): Promise<RoundPreview> {
  const people = (fields.companies ?? []).flatMap((one) => one.people);
  const recipients = new Set(people.map(({ user_id }) => user_id));
  const [first] = recipients;
  const user = first === undefined ? undefined : await tx.get('users', first);
  const organiser = await tx.get('users', actor.id);
  const messages = await messagesFor(tx, actor.id);
  const named = (fields.companies ?? [])
    .filter((one) => one.people.some(({ user_id }) => user_id === first))
    .map(({ company_id }) => company_id);
  const { subject, text } = messages.round(user?.email ?? '', {
    ...invitationOf(
      fields,
      companies.filter(({ id }) => named.includes(id)),
    ),
    name: user?.name ?? '',
    organiser: organiser?.name ?? null,
    isReminder: false,
    link: links.myPart(site, '…', named[0] ?? ''),
  });
  return { recipients: recipients.size, subject, text };
}
