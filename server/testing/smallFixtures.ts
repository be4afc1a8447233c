import { EMPTY_ANSWER, type AnswerValues } from '@contract/answer';
import type { Role } from '@contract/permissions/roles';
import type {
  ActivityRow,
  AnswerRow,
  CompanyRow,
  Fixtures,
  PlanItemRow,
  RoundRow,
  ScenarioRow,
  TargetRow,
  UserRow,
} from '@server/store/tables';

/** The time at which tests begin: a Wednesday in ISO week 20. */
export const START = '2026-05-13T10:00:00.000Z';

const company = (id: string, name: string, workspace_id: string): CompanyRow => ({
  id,
  name,
  logo: `/uploads/${id}.png`,
  website: `https://${id}.example`,
  workspace_id,
  activated: true,
  deleted_at: null,
  deleted_by: null,
  expiration_date: null,
});

/** `roles`: global, company, workspace. */
const user = (id: string, company_id: string, roles: readonly [Role, Role, Role]): UserRow => ({
  id,
  name: `Person ${id}`,
  email: `${id}@example.com`,
  picture_url: null,
  role: roles[0],
  company_role: roles[1],
  workspace_role: roles[2],
  company_id,
  activated: true,
  invitation_expires: null,
  created_at: '2025-01-01T00:00:00.000Z',
});

const activity = (id: string, name: string, area: number, subdriver_id: string): ActivityRow => ({
  id,
  name,
  description: `What ${name} is about.`,
  impact_area: area,
  subdriver_id,
  subprocess_id: 'subprocess',
  relevance: 4,
});

const answer = (
  company_id: string,
  activity_id: string,
  values: Partial<AnswerValues>,
): AnswerRow => ({
  ...EMPTY_ANSWER,
  ...values,
  id: `${company_id}-${activity_id}`,
  company_id,
  activity_id,
  answered_at: '2026-05-01T08:00:00.000Z',
  answered_by: 'editor',
  revision: 1,
});

/** A planned item without owner and dates. */
export const planItem = (company_id: string, activity_id: string): PlanItemRow => ({
  id: `plan-${company_id}`,
  company_id,
  activity_id,
  aim: 8,
  status: 'planned',
  owner_id: null,
  starts_on: null,
  due_on: null,
  note: '',
  baseline_state: null,
  created_by: 'editor',
  created_at: START,
  done_at: null,
  revision: 1,
});

/** A scenario of one action. */
export const scenario = (company_id: string): ScenarioRow => ({
  id: `scenario-${company_id}`,
  company_id,
  name: 'Fast',
  items: [
    {
      ...{ activity_id: 'three', aim: 9, owner_id: null, due_on: null },
      ...{ benefit_m: null, benefit_kind: null },
    },
  ],
  note: null,
  created_by: 'editor',
  created_at: START,
  revision: 1,
  answers_revision: 0,
  chosen_at: null,
});

/** The current target of a driver, set at `START` without an average. */
export const target = (company_id: string, driver_id: string | null): TargetRow => ({
  id: `target-${company_id}`,
  company_id,
  driver_id,
  start_on: START.slice(0, 10),
  start_average: null,
  value: 8,
  due_on: '2026-12-31',
  milestones: [],
  reason: '',
  set_by: 'cadmin',
  set_at: START,
  ended_at: null,
});

/** A round with shown names that is due a week after `START`. */
export const round = (id: string): RoundRow => ({
  id,
  workspace_id: 'north',
  name: id,
  names: 'shown',
  opens_on: START.slice(0, 10),
  due_on: '2026-05-20',
  created_by: 'cadmin',
  created_at: START,
});

const driver = (position: number, name: string) => ({
  id: `driver-${String(position)}`,
  position,
  name: `${String(position)}. ${name}`,
  description: `About ${name}.`,
});

const subdriver = (id: string, driverPosition: number, position: number) => ({
  id,
  driver_id: `driver-${String(driverPosition)}`,
  position,
  name: `Sub-driver ${id}`,
});

const week = (year: number, slot: number, position: number, average: number, scored: number) => ({
  id: `acorn-${String(year)}-${String(slot)}-driver-${String(position)}`,
  company_id: 'acorn',
  driver_id: `driver-${String(position)}`,
  year,
  week: slot,
  average,
  scored,
  applicable: 2,
});

const EDITOR = ['editor', 'editor', 'editor'] as const;

/**
 * Fixtures that are small enough to compute their figures by hand. The workspace north has the companies
 * acorn, birch (without answers) and dogwood (deactivated); south has cedar; west is deleted and has elm.
 */
export function smallFixtures(): Fixtures {
  return {
    workspaces: [
      { id: 'south', name: 'South', deleted_at: null, deleted_by: null, purge_at: null },
      { id: 'north', name: 'North', deleted_at: null, deleted_by: null, purge_at: null },
      {
        id: 'west',
        name: 'West',
        deleted_at: '2026-05-10T00:00:00.000Z',
        deleted_by: 'admin',
        purge_at: '2026-05-24T00:00:00.000Z',
      },
    ],
    companies: [
      {
        ...company('dogwood', 'Dogwood', 'north'),
        activated: false,
        deleted_at: '2026-05-12T00:00:00.000Z',
        deleted_by: 'admin',
        expiration_date: '2026-05-26T00:00:00.000Z',
      },
      company('cedar', 'Cedar', 'south'),
      company('birch', 'Birch', 'north'),
      company('acorn', 'Acorn', 'north'),
      company('elm', 'Elm', 'west'),
    ],
    users: [
      user('admin', 'acorn', ['administrator', 'administrator', 'administrator']),
      user('cadmin', 'acorn', ['editor', 'administrator', 'editor']),
      user('wadmin', 'acorn', ['editor', 'editor', 'administrator']),
      user('editor', 'acorn', EDITOR),
      user('subscriber', 'acorn', ['subscriber', 'subscriber', 'subscriber']),
      { ...user('pending', 'acorn', EDITOR), activated: false },
      user('birch-editor', 'birch', EDITOR),
      user('cedar-editor', 'cedar', EDITOR),
      user('dogwood-editor', 'dogwood', EDITOR),
      user('dogwood-cadmin', 'dogwood', ['editor', 'administrator', 'editor']),
    ],
    drivers: [
      driver(1, 'Expectations'),
      driver(2, 'Operating Margin'),
      driver(3, 'Revenue Growth'),
      driver(4, 'Asset Efficiency'),
    ],
    subdrivers: [
      subdriver('s12', 1, 2),
      subdriver('s11', 1, 1),
      subdriver('s2', 2, 1),
      subdriver('s3', 3, 1),
    ],
    processes: [{ id: 'process', impact_area: 1, number: '1.2', name: 'Process' }],
    subprocesses: [{ id: 'subprocess', process_id: 'process', number: '1.2.1', name: 'Part' }],
    activities: [
      activity('later', '1.3.1 Later', 1, 's2'),
      activity('ten', '1.2.10 Ten', 1, 's12'),
      activity('nine', '1.2.9 Nine', 1, 's11'),
      activity('two', '2.1.1 Two', 2, 's3'),
      activity('three', '3.1.1 Three', 3, 's3'),
    ],
    answers: [
      // Weight 1 + (4 + 3) / 2 = 4.5; done.
      answer('acorn', 'nine', {
        revenue_state: 9,
        relevance: 8,
        criticality: 6,
        cost: 2,
        difficulty: 0,
      }),
      // Weight 1 + (2 + 0) / 2 = 2, relevance being unset.
      answer('acorn', 'ten', { revenue_state: 4, criticality: 0 }),
      answer('acorn', 'later', { relevance: 4 }),
      answer('acorn', 'two', {
        revenue_state: 7,
        relevance: 10,
        criticality: 10,
        cost: 5,
        difficulty: 5,
      }),
      answer('cedar', 'three', { revenue_state: 3, relevance: 1, criticality: 1 }),
    ],
    answer_changes: [],
    driver_weeks: [week(2026, 9, 3, 6.5, 1), week(2025, 52, 1, 5, 2), week(2026, 9, 1, 7, 2)],
    plan_items: [],
    targets: [],
    scenarios: [],
    rounds: [],
    round_companies: [],
    round_people: [],
    opinions: [],
    round_decisions: [],
    profiles: [],
    profile_applied: [],
    mappings: [],
    model_versions: [],
    model_texts: [],
    model_steps: [],
    evidence: [],
    comments: [],
    requests: [],
  };
}
