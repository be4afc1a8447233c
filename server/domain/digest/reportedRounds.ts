import { can, type Person } from '@contract/permissions/permissions';
import type { ReadTransaction } from '@server/store/Store';
import type { RoundPersonRow } from '@server/store/tables';
import type { ReportedPart, ReportedRound } from '../mail/MailTexts';
import { groupedBy } from '../queries/groupedBy';
import { createReader } from '../queries/reader';
import { openParts } from '../rounds/myPart';

/** The parts of open rounds that the person has not handed in, the earliest due day first. */
export async function ownParts(tx: ReadTransaction, person: Person): Promise<ReportedPart[]> {
  const parts = await openParts(createReader(tx, person));
  const namesOf = await lookUp(tx, parts);
  return parts.flatMap((part) => namesOf(part) ?? []).sort(byDueDay);
}

/** How far the open rounds are in the company that the person administers. */
export async function ownRounds(tx: ReadTransaction, person: Person): Promise<ReportedRound[]> {
  const { company_id } = person;
  if (company_id === null || !can(person, 'updateCompany', { company_id })) return [];
  const parts = await tx.find('round_people', { company_id, is_open: true });
  const namesOf = await lookUp(tx, parts);
  return [...groupedBy(parts, ({ round_id }) => round_id).values()]
    .flatMap((group) => {
      const names = group[0] && namesOf(group[0]);
      const handed_in = group.filter(({ handed_in_at }) => handed_in_at !== null).length;
      return names ? [{ ...names, asked: group.length, handed_in }] : [];
    })
    .sort(byDueDay);
}

const byDueDay = (a: ReportedPart, b: ReportedPart) =>
  a.due_on < b.due_on ? -1 : Number(a.due_on > b.due_on);

/** Returns a function that names the round and the company of a part. */
async function lookUp(tx: ReadTransaction, parts: readonly RoundPersonRow[]) {
  if (parts.length === 0) return () => null;
  const rounds = await tx.find('rounds', { id: [...new Set(parts.map((part) => part.round_id))] });
  const companies = await tx.find('companies', {
    id: [...new Set(parts.map((part) => part.company_id))],
    activated: true,
  });
  return ({ round_id, company_id }: RoundPersonRow): ReportedPart | null => {
    const round = rounds.find(({ id }) => id === round_id);
    const company = companies.find(({ id }) => id === company_id);
    return round && company
      ? { round: round.name, company: company.name, due_on: round.due_on }
      : null;
  };
}
