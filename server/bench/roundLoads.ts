import type { Fixtures, OpinionRow, RoundPersonRow } from '../store/tables';
import { measureQuery, type Report } from './loads';
import type { Person } from './person';

/** The closed round of the demo data. */
const ROUND = { round_id: 'round-1', company_id: 'company-1' };
const PEOPLE = 12;
const PARTIES = ['Board', 'Fund', 'Management'];
/** One of this many opinions has a reason. */
const REASONED = 5;
const RESULTS = 100;

const RESULT = `query getRoundResult {
  round(id: "${ROUND.round_id}", company_id: "${ROUND.company_id}") {
    names asked handed_in closed_at
    actions {
      activity_id name driver impact_area answer revision weight count lowest highest proposal
      difference swing camps decided anchors
      opinions { party person state unsure not_applicable reason late }
    }
    drivers { driver average low high }
    gaps { driver party other actions gap }
  }
}`;

/** Replaces the opinions of the closed round by those of twelve people about every action. */
export function fillRound(fixtures: Fixtures): void {
  const { users, activities, opinions, round_people: people } = fixtures;
  const others = <R extends { round_id: string }>(rows: R[]) =>
    rows.filter(({ round_id }) => round_id !== ROUND.round_id);
  const asked = users.slice(0, PEOPLE).map(({ id }, index) => {
    return { id, party: PARTIES[index % PARTIES.length] ?? null };
  });
  const given_at = new Date().toISOString();
  fixtures.round_people = [
    ...others(people),
    ...asked.map(({ id, party }): RoundPersonRow => ({
      ...{ id: `${ROUND.round_id}:${ROUND.company_id}:${id}`, ...ROUND, user_id: id, party },
      ...{ areas: [], handed_in_at: given_at, is_open: false },
    })),
  ];
  fixtures.opinions = [
    ...others(opinions),
    ...activities.flatMap((activity, at) =>
      asked.map(({ id, party }, index): OpinionRow => ({
        ...{ id: `bench-opinion-${String(at)}-${id}`, ...ROUND, activity_id: activity.id },
        ...{ respondent: id, party, state: ((at * 7 + index * 3) % 10) + 1 },
        ...{ unsure: false, not_applicable: false, confidence: null, given_at, late: false },
        reason: (at + index) % REASONED === 0 ? 'The figures of last year speak against it.' : null,
      })),
    ),
  ];
}

/** Opens the result of that round, again and again. */
export const measureRound = (person: Person, report: Report) =>
  measureQuery({ person, query: RESULT, what: 'round results, 12 people', times: RESULTS }, report);
