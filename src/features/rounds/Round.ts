import type { RoundNames } from '@contract/rounds/rounds';
import type { ListedRoundFragment } from '@/shared/api/generated/operations';

/** A person who is asked in a company. */
export interface RoundPerson {
  userId: string;
  /** null for a person who was removed. */
  name: string | null;
  party: string | null;
  /** Impact areas '1' … '7'; none for all. */
  areas: string[];
  handedInAt: string | null;
}

export type Stage = 'planned' | 'open' | 'closed';

export interface RoundCompany {
  companyId: string;
  name: string;
  asked: number;
  handedIn: number;
  stage: Stage;
  /** The part of the signed-in person there; null if they are not asked. */
  myPart: { handedInAt: string | null } | null;
  /** null for people who may not run the round there. */
  people: RoundPerson[] | null;
}

export interface Round {
  id: string;
  name: string;
  names: RoundNames;
  workspaceId: string | null;
  /** Days such as '2026-05-13'. */
  opensOn: string;
  dueOn: string;
  companies: RoundCompany[];
}

const stageOf = (opened: string | null, closed: string | null): Stage =>
  closed !== null ? 'closed' : opened !== null ? 'open' : 'planned';

export const toRound = (dto: ListedRoundFragment): Round => ({
  id: dto.id,
  name: dto.name,
  names: dto.names === 'hidden' ? 'hidden' : 'shown',
  workspaceId: dto.workspace_id,
  opensOn: dto.opens_on,
  dueOn: dto.due_on,
  companies: dto.companies.map((company) => ({
    companyId: company.company_id,
    name: company.company_name,
    asked: company.asked,
    handedIn: company.handed_in,
    stage: stageOf(company.opened_at, company.closed_at),
    myPart: company.asks_me ? { handedInAt: company.my_handed_in_at } : null,
    people:
      company.people?.map(({ user_id, name, party, areas, handed_in_at }) => {
        return { userId: user_id, name, party, areas, handedInAt: handed_in_at };
      }) ?? null,
  })),
});
