import { can, isAdmin } from '@contract/permissions/permissions';
import type { RoundCompanyDto, RoundDto, RoundPersonDto } from '@contract/rounds/roundPayloads';
import type { ReadTransaction } from '@server/store/Store';
import type {
  CompanyRow,
  RoundCompanyRow,
  RoundPersonRow,
  RoundRow,
  UserRow,
} from '@server/store/tables';
import { namesOf } from '../movement/people';
import type { Reader } from '../queries/reader';
import { groupedBy } from '../queries/groupedBy';

/** A round with those of its companies whose figures the person may see, by name. */
type ListedRound = Omit<RoundDto, 'companies'> & { companies: ListedCompany[] };
type ListedCompany = Omit<RoundCompanyDto, 'people'> & {
  /** Read when it is asked for; null for those who may not run the round there. */
  people: () => Promise<RoundPersonDto[] | null>;
};

/**
 * The rounds of a company, with the errors of `reader.company`; without one those that the person runs, or is named in,
 * in a company. The latest comes first.
 */
export async function listRounds(reader: Reader, companyId: string | null): Promise<ListedRound[]> {
  const { tx, person } = reader;
  if (companyId !== null) {
    await reader.company(companyId);
    const places = await tx.find('round_companies', { company_id: companyId });
    return describeRounds(
      reader,
      places.map(({ round_id }) => round_id),
    );
  }
  const own = await tx.findColumns('round_people', ['round_id'], { user_id: person.id });
  const run = await runCompanies(reader);
  const places =
    run.length === 0
      ? []
      : await tx.findColumns('round_companies', ['round_id'], {
          company_id: run.map(({ id }) => id),
        });
  return describeRounds(
    reader,
    [...own, ...places].map(({ round_id }) => round_id),
  );
}

/** The companies in which the person runs rounds. */
async function runCompanies(reader: Reader): Promise<CompanyRow[]> {
  const person = await reader.personWithReach();
  const isWide = can(person, 'chooseCompany');
  const { tx } = reader;
  const all = isWide
    ? await tx.find('companies', { activated: true })
    : await tx.find('companies', { id: person.company_id ?? '', activated: true });
  return all.filter(({ id, workspace_id }) =>
    can(person, 'runRound', { company_id: id, workspace_id }),
  );
}

/** These rounds as the person sees them; those without a company whose figures they may see are left out. */
async function describeRounds(reader: Reader, roundIds: readonly string[]): Promise<ListedRound[]> {
  const { tx } = reader;
  const ids = [...new Set(roundIds)];
  if (ids.length === 0) return [];
  const rounds = await tx.find('rounds', { id: ids });
  const places = await tx.find('round_companies', { round_id: ids });
  const companies = await visibleCompanies(reader, places);
  const parts = await tx.find('round_people', { round_id: ids });
  const partsOf = groupedBy(parts, placeOf);
  const placesOf = groupedBy(places, ({ round_id }) => round_id);
  const person = await reader.personWithReach();

  const describe = (place: RoundCompanyRow, { id, name, workspace_id }: CompanyRow) => {
    const named = partsOf.get(placeOf(place)) ?? [];
    const mine = named.find(({ user_id }) => user_id === person.id);
    const mayRun = can(person, 'runRound', { company_id: id, workspace_id });
    return {
      company_id: id,
      company_name: name,
      asked: named.length,
      handed_in: named.filter(({ handed_in_at }) => handed_in_at !== null).length,
      opened_at: place.opened_at,
      closed_at: place.closed_at,
      asks_me: mine !== undefined,
      my_handed_in_at: mine?.handed_in_at ?? null,
      people: async () => (mayRun ? describePeople(tx, named) : null),
    };
  };
  return rounds
    .map(({ created_by: _, created_at: __, ...round }): ListedRound => ({
      ...round,
      companies: (placesOf.get(round.id) ?? [])
        .flatMap((place) => {
          const company = companies.get(place.company_id);
          return company ? [describe(place, company)] : [];
        })
        .sort((a, b) => a.company_name.localeCompare(b.company_name)),
    }))
    .filter((round) => round.companies.length > 0)
    .sort(latestFirst);
}

const placeOf = ({ round_id, company_id }: RoundPersonRow | RoundCompanyRow) =>
  JSON.stringify([round_id, company_id]);

const latestFirst = (a: Pick<RoundRow, 'opens_on' | 'name'>, b: typeof a) =>
  a.opens_on === b.opens_on ? a.name.localeCompare(b.name) : a.opens_on < b.opens_on ? 1 : -1;

/** Those of the companies whose figures the person may see, by id. */
async function visibleCompanies(reader: Reader, places: readonly RoundCompanyRow[]) {
  const person = await reader.personWithReach();
  const ids = [...new Set(places.map(({ company_id }) => company_id))];
  const rows = await reader.tx.find('companies', { id: ids });
  const visible = rows.filter(
    ({ id, workspace_id, activated }) =>
      (activated || isAdmin(person)) &&
      can(person, 'viewFigures', { company_id: id, workspace_id }),
  );
  return new Map(visible.map((company) => [company.id, company]));
}

/** The people by name; a person who was removed comes last. */
async function describePeople(
  tx: ReadTransaction,
  parts: readonly RoundPersonRow[],
): Promise<RoundPersonDto[]> {
  const names = await namesOf(
    tx,
    parts.map(({ user_id }) => user_id),
  );
  const nameOf = (id: UserRow['id']) => names.get(id) ?? null;
  return parts
    .map(({ user_id, party, areas, handed_in_at }) => {
      return { user_id, name: nameOf(user_id), party, areas, handed_in_at };
    })
    .sort((a, b) => (a.name ?? '\uffff').localeCompare(b.name ?? '\uffff'));
}

/** A round as a REST reply gives it, after a change by this person. */
export async function roundDto(reader: Reader, roundId: string): Promise<RoundDto> {
  const [round] = await describeRounds(reader, [roundId]);
  if (!round) throw new Error(`The round ${roundId} was not stored`);
  const companies = await Promise.all(
    round.companies.map(async ({ people, ...company }) => ({ ...company, people: await people() })),
  );
  return { ...round, companies };
}
