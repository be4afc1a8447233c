import { TOTAL } from '@contract/fields/naming';
import { roundResult, type AskedAction } from '@contract/rounds/roundResult';
import type { ShownOpinion } from '@contract/rounds/shownOpinions';
import type {
  GetMyPartQuery,
  GetOwnRoundsQuery,
  GetRoundCandidatesQuery,
  GetRoundResultQuery,
  GetRoundsQuery,
} from '@/shared/api/generated/operations';
import { companyList, DRIVER_NAMES } from '../storyData';

type RoundDto = GetRoundsQuery['rounds'][number];
type Stage = 'planned' | 'open' | 'closed';

const AT = '2026-03-02T09:30:00.000Z';
const COMPANY = companyList().companies[0];
const NAMES = ['Ana Ruiz', 'Ben Okafor', 'Cora Lindqvist'];

const round = (stage: Stage, parts: Partial<RoundDto> = {}): RoundDto => ({
  id: `round-${stage}`,
  name: stage === 'closed' ? 'First half year' : 'Second half year',
  names: 'shown',
  opens_on: '2098-01-15',
  due_on: '2098-02-15',
  workspace_id: 'workspace-1',
  companies: [
    {
      company_id: COMPANY?.id ?? '',
      company_name: COMPANY?.name ?? '',
      asked: 3,
      handed_in: 1,
      opened_at: stage === 'planned' ? null : AT,
      closed_at: stage === 'closed' ? AT : null,
      asks_me: true,
      my_handed_in_at: null,
      people: NAMES.map((name, index) => ({
        user_id: `user-${String(index)}`,
        name,
        party: index === 0 ? 'Fund' : 'Management',
        areas: index === 0 ? [] : ['1', '3'],
        handed_in_at: index === 0 ? AT : null,
      })),
    },
  ],
  ...parts,
});

export const rounds = (...stages: Stage[]): GetRoundsQuery & GetOwnRoundsQuery => ({
  rounds: stages.map((stage) => round(stage)),
});

export const handedIn = (): GetOwnRoundsQuery => {
  const open = round('open');
  const companies = open.companies.map((company) => ({ ...company, my_handed_in_at: AT }));
  return { rounds: [{ ...open, companies }] };
};

export const candidates = (): GetRoundCandidatesQuery => ({
  roundCandidates: NAMES.map((name, index) => ({
    user_id: `user-${String(index)}`,
    name,
    areas: index === 0 ? [] : [String(index)],
  })),
});

export const myPart = (): GetMyPartQuery => ({
  myPart: [null, 7, 4].map((state, index) => ({
    activity_id: `activity-1-${String(index)}`,
    name: `1.1.${String(index + 1)}.2 Test strategic options against three demand scenarios`,
    driver: DRIVER_NAMES[index] ?? '',
    impact_area: '1',
    description:
      'Before a decision, the leadership tests it against low, expected and high demand.',
    anchors: [],
    state,
    unsure: false,
    not_applicable: false,
    confidence: null,
    reason: state === 4 ? 'Only the largest plant does it.' : null,
  })),
});

const opinion = (party: string, person: string, state: number, reason: string | null = null) =>
  ({
    ...{ party, person, state, reason },
    ...{ unsure: false, not_applicable: false, late: false },
  }) satisfies ShownOpinion;

const STATES = [
  [3, 4, 8, 8],
  [6, 6, 7, 6],
  [2, 5, 5, 9],
];

/** The gap between two neighboring parties in each driver and in Total, with the number of actions that both scored. */
const GAPS = [
  [-2.4, 14],
  [0.04, 12],
  [null, 4],
  [null, 0],
  [-1.1, 41],
] as const;

const gapsBetween = (parties: readonly string[]) =>
  [...DRIVER_NAMES, TOTAL].flatMap((driver, at) =>
    parties.flatMap((party, index) =>
      parties.slice(index + 1).map((other, further) => {
        const [gap = null, actions = 0] = GAPS[at] ?? [];
        return { driver, party, other, actions, gap: gap && gap * (further + 1) };
      }),
    ),
  );

/**
 * The result of a closed round, from the function that the server uses. `names`: whether they are shown; `parties`: in
 * the order of their names.
 */
export function roundOpinions(
  names: 'shown' | 'hidden' = 'shown',
  parties: readonly string[] = ['Fund', 'Management'],
): GetRoundResultQuery {
  const actions = STATES.map((states, index): AskedAction => ({
    activity_id: `activity-1-${String(index)}`,
    driver: DRIVER_NAMES[index] ?? '',
    weight: 3,
    answer: 6,
    opinions: states.map((state, at) =>
      opinion(
        parties[Math.floor((at * parties.length) / states.length)] ?? '',
        `Person ${String(at + 1)}`,
        state,
        at === 0 ? 'Nobody could show us figures for it.' : null,
      ),
    ),
  }));
  const result = roundResult(names, DRIVER_NAMES, actions);
  return {
    round: {
      ...{ names, asked: 4, handed_in: 4, closed_at: AT },
      actions: actions.flatMap(({ activity_id, driver, weight, answer }, index) => {
        const found = result.actions.get(activity_id);
        const name = `1.1.${String(index + 1)}.2 Test strategic options against demand scenarios`;
        const about = { activity_id, name, driver, impact_area: '1', answer, revision: 1, weight };
        return found ? [{ ...about, ...found, decided: index === 1 ? 6 : null, anchors: [] }] : [];
      }),
      drivers: result.drivers,
      // Too few opinions for a party with hidden names.
      gaps: names === 'hidden' ? [] : gapsBetween(parties),
    },
  };
}
