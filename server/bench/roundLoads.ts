import type { Fixtures, OpinionRow, RoundPersonRow, UserRow } from '../store/tables';
import { measureQuery, spent, type Report } from './loads';
import { signInPeople } from './people';
import type { Person } from './person';
import { line } from './timing';

/** The closed round of the demo data. */
const ROUND = { round_id: 'round-1', company_id: 'company-1' };
const PEOPLE = 12;
const PARTIES = ['Board', 'Fund', 'Management'];
/** One of this many opinions has a reason. */
const REASONED = 5;
const RESULTS = 100;

/** A company in which the demo data has an open round. */
const OPEN = { round_id: 'round-2', company_id: 'company-3' };
const RESPONDENT = 'bench-respondent-';
/** How many actions each person scores, and how often all of them do so after the first time. */
const SCORED = 10;
const REPETITIONS = 10;

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

/** Asks twelve more editors about every action in the open round. */
export function askRespondents(fixtures: Fixtures): void {
  const template = fixtures.users.find(
    ({ company_id, workspace_role }) =>
      company_id === OPEN.company_id && workspace_role === 'editor',
  );
  if (!template) throw new Error('The fixtures have no editor in the open round.');
  const respondents = Array.from({ length: PEOPLE }, (_, index): UserRow => {
    const id = RESPONDENT + String(index);
    return { ...template, id, email: `${id}@example.com` };
  });
  fixtures.users.push(...respondents);
  fixtures.round_people.push(
    ...respondents.map(({ id }): RoundPersonRow => ({
      ...{ id: `${OPEN.round_id}:${OPEN.company_id}:${id}`, ...OPEN, user_id: id },
      ...{ party: null, areas: [], handed_in_at: null, is_open: true },
    })),
  );
}

/** Twelve people score ten actions each at the same time, one save after the other. */
export async function measureOpinions(
  { users, activities }: Pick<Fixtures, 'users' | 'activities'>,
  port: number,
  { printLine, cpu }: Report,
): Promise<void> {
  const respondents = users.filter(({ id }) => id.startsWith(RESPONDENT));
  const people = await signInPeople(
    respondents.map(({ id, email }) => ({ id, email, company_id: OPEN.company_id })),
    port,
  );

  let count = 0;
  async function scoreAll(times: number[], person: Person) {
    for (const { id: activity_id } of activities.slice(0, SCORED)) {
      const state = (count++ % 10) + 1;
      const reply = await person.post('/opinion/save', { ...OPEN, activity_id, state });
      if (reply.status >= 300) throw new Error(`An opinion failed: ${JSON.stringify(reply.body)}`);
      times.push(reply.ms);
    }
  }
  async function measured(what: string, repetitions: number) {
    const times: number[] = [];
    const before = cpu();
    const began = performance.now();
    for (let i = 0; i < repetitions; i++) {
      await Promise.all(people.map((person) => scoreAll(times, person)));
    }
    const seconds = (performance.now() - began) / 1000;
    printLine(line(what, times, seconds, spent(before, cpu())));
  }
  await measured('opinions, 12 people, first', 1);
  await measured('opinions, 12 people', REPETITIONS);
}

/** Opens the result of that round, again and again. */
export const measureRound = (person: Person, report: Report) =>
  measureQuery({ person, query: RESULT, what: 'round results, 12 people', times: RESULTS }, report);
