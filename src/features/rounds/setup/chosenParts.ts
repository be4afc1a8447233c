import type { SaveRoundPayload } from '@contract/rounds/roundPayloads';
import type { Round } from '../Round';

/** What the organiser chose for a person. */
export interface ChosenPart {
  party: string;
  areas: string[];
}

/** The chosen people of each chosen company, by ids. */
export type ChosenParts = Readonly<Record<string, Readonly<Record<string, ChosenPart>>>>;

/** The people of a stored round, or for a new one the shown company with nobody chosen yet. */
export const partsOfRound = (round: Round | null, companyId: string): ChosenParts =>
  round === null
    ? { [companyId]: {} }
    : Object.fromEntries(
        round.companies.map((company) => [
          company.companyId,
          Object.fromEntries(
            (company.people ?? []).map(({ userId, party, areas }) => [
              userId,
              { party: party ?? '', areas },
            ]),
          ),
        ]),
      );

/** In the form of the payload; companies without people are left out. */
export const chosenCompanies = (parts: ChosenParts): SaveRoundPayload['companies'] =>
  Object.entries(parts)
    .map(([company_id, people]) => ({
      company_id,
      people: Object.entries(people).map(([user_id, part]) => ({ user_id, ...part })),
    }))
    .filter(({ people }) => people.length > 0);
