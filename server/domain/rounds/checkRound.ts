import { dayOf } from '@contract/days';
import { isSameName } from '@contract/fields/names';
import { can, type Person } from '@contract/permissions/permissions';
import type { SaveRoundPayload } from '@contract/rounds/roundPayloads';
import { ROUND_LIMITS } from '@contract/rounds/rounds';
import type { ReadTransaction } from '@server/store/Store';
import type { CompanyRow, RoundCompanyRow, RoundRow } from '@server/store/tables';
import { AppError, badFields } from '../errors';
import { mayOwn } from '../plan/owner';
import { workspaceOf } from '../queries/users';

/** A company of a round with the people to ask there, in their final form. */
export interface SubmittedCompany {
  company_id: string;
  people: SubmittedPart[];
}
export interface SubmittedPart {
  user_id: string;
  party: string | null;
  areas: string[];
}

/** The fields of a round as they are to be stored. Without `companies`, the stored ones are kept. */
export interface RoundFields extends Pick<
  SaveRoundPayload,
  'name' | 'names' | 'opens_on' | 'due_on'
> {
  companies: readonly SubmittedCompany[] | null;
}

interface Stored {
  round: RoundRow;
  places: readonly RoundCompanyRow[];
}

/**
 * Throws BAD_USER_INPUT, NAME_TAKEN, ROUND_ANSWERED, ROUND_OPEN or ROUND_CLOSED unless the round can be stored like this.
 * `stored` is the round before the change, or null for a new one; `input.companies` are the rows of those in its fields.
 */
export async function checkRound(
  tx: ReadTransaction,
  person: Person,
  input: { workspace_id: string | null; fields: RoundFields; companies: readonly CompanyRow[] },
  stored: Stored | null,
  now: Date,
): Promise<void> {
  const { fields, workspace_id } = input;
  const problems = {
    ...dayProblems(fields, stored?.round ?? null, dayOf(now)),
    ...(await companyProblems(tx, person, input, stored)),
  };
  if (Object.keys(problems).length > 0) throw badFields(problems);
  const others = workspace_id === null ? [] : await tx.find('rounds', { workspace_id });
  if (others.some(({ id, name }) => id !== stored?.round.id && isSameName(name, fields.name))) {
    const message = 'Another round of this workspace has this name.';
    throw new AppError('NAME_TAKEN', message, { fields: { name: message }, conflict: true });
  }
  if (stored) await refuseImpossibleChange(tx, fields, stored);
}

function dayProblems(fields: RoundFields, stored: RoundRow | null, today: string) {
  const problems: Record<string, string> = {};
  if (fields.due_on !== stored?.due_on && fields.due_on < today) {
    problems['due_on'] = 'The due day is in the past.';
  } else if (fields.due_on < fields.opens_on) {
    problems['due_on'] = 'The due day is before the opening.';
  }
  return problems;
}

async function companyProblems(
  tx: ReadTransaction,
  person: Person,
  input: { workspace_id: string | null; fields: RoundFields; companies: readonly CompanyRow[] },
  stored: Stored | null,
): Promise<Record<string, string>> {
  if (input.fields.companies === null) return {};
  const problem = (message: string) => ({ companies: message });
  const closed = new Set(
    stored?.places.flatMap(({ company_id, closed_at }) => (closed_at === null ? [] : company_id)),
  );
  const parts = input.fields.companies.reduce((sum, { people }) => sum + people.length, 0);
  if (parts > ROUND_LIMITS.parts) {
    return problem(`Ask at most ${String(ROUND_LIMITS.parts)} people in a round.`);
  }
  for (const { company_id, people } of input.fields.companies) {
    if (closed.has(company_id)) continue;
    const company = input.companies.find(({ id }) => id === company_id);
    const name = company?.name ?? 'This company';
    if (input.workspace_id !== null && company?.workspace_id !== input.workspace_id) {
      return problem(`${name} is not in the workspace of this round.`);
    }
    if (people.length === 0) return problem(`Choose at least one person for ${name}.`);
    for (const { user_id } of people) {
      const who = await unsuitable(tx, person, user_id, company_id);
      if (who !== null)
        return problem(
          `${who} cannot be asked, because only people who may save answers of ${name} can give opinions there.`,
        );
    }
  }
  return {};
}

/** null for a person who may save answers of the company; else a name for the others, if the organiser may see it. */
async function unsuitable(
  tx: ReadTransaction,
  person: Person,
  userId: string,
  companyId: string,
): Promise<string | null> {
  const user = await tx.get('users', userId);
  if (user && (await mayOwn(tx, user, companyId))) return null;
  const workspace_id = user ? await workspaceOf(tx, user.company_id) : null;
  return user && can(person, 'seePerson', { ...user, workspace_id }) ? user.name : 'One person';
}

async function refuseImpossibleChange(
  tx: ReadTransaction,
  { names, companies }: RoundFields,
  { round, places }: Stored,
): Promise<void> {
  if (names !== round.names && (await isAnswered(tx, round.id))) {
    throw new AppError(
      'ROUND_ANSWERED',
      'Someone has answered already, so that names can no longer be shown or hidden.',
    );
  }
  if (companies === null) return;
  const left = places.filter(
    ({ company_id }) => !companies.some((one) => one.company_id === company_id),
  );
  if (left.some(({ closed_at }) => closed_at !== null)) {
    throw new AppError('ROUND_CLOSED', 'A company in which the round is closed stays in it.');
  }
  if (left.some(({ opened_at }) => opened_at !== null)) {
    throw new AppError('ROUND_OPEN', 'A company in which the round is open stays in it.');
  }
}

const isAnswered = async (tx: ReadTransaction, round_id: string): Promise<boolean> =>
  (await tx.findAfter('opinions', { round_id }, '', 1)).length > 0;
