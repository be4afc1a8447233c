import { EMPTY_ANSWER } from '@contract/answer';
import { progressOf, type ActivityStatus } from '@contract/scoring/progress';
import type { AnswerDto } from '@contract/rest';
import type { SavingState } from '@/features/activity';
import type {
  ActivityQuery,
  ImpactAreaActivitiesQuery,
  NextAndPreviousActivityQuery,
  PercentageCompletedQuery,
} from '@/shared/api/generated/operations';
import { COMPANY, person } from './storyData';

/** Builders for activities as the server sends them, and for edited ones. */

export const ACTIVITY_ID = 'activity-1-1';

type ActivityDto = NonNullable<ActivityQuery['activity']>;

export function activity(parts: Partial<ActivityDto> = {}): ActivityQuery {
  return {
    activity: {
      id: ACTIVITY_ID,
      name: '1.1.2.2 Test strategic options against three demand scenarios',
      impact_area: '1',
      anchors: [],
      description:
        'Every large option is worked through for a weak, an expected and a strong market. Options that survive the weak case with acceptable losses are preferred, which keeps lenders and owners confident when conditions turn.',
      ...parts,
    },
  };
}

export function answer(parts: Partial<AnswerDto> = {}): AnswerDto {
  return {
    ...EMPTY_ANSWER,
    id: 'answer-1',
    activity_id: ACTIVITY_ID,
    activity_name: '1.1.2.2 Test strategic options against three demand scenarios',
    company_id: COMPANY.id,
    answered_at: '2026-03-02T09:30:00.000Z',
    average_score: parts.revenue_state ?? null,
    revision: 3,
    confirmed_at: null,
    ...parts,
  };
}

/** An answer with every field that an activity needs to be done, and most fields of time and cost. */
export const FULL_ANSWER = {
  revenue_state: 7,
  relevance: 8,
  criticality: 6,
  cost: 4,
  difficulty: 2,
  factor_difficulty: 4.5,
  time_w: 54,
  time_thread_h: 186,
  avg_cost_thread_m: 0.76,
  est_cost_process_m: 2.6,
  est_cost_company_m: 5.2,
} satisfies Partial<AnswerDto>;

const ACTIVITY_TITLES = [
  'Map the forces shaping each market',
  'Track early signals of demand shifts',
  'Compare performance with closest rivals',
  'Name the capabilities customers pay for',
  'Agree a five-year ambition in figures',
  'Translate goals into departmental scorecards, so that every manager sees in the same week how their own work moves the whole',
  'Select the markets to grow in',
  'Set the price position per segment',
];

const STATUSES: ActivityStatus[] = ['done', 'done', 'inprogress', 'todo'];

/** An area's activities in order; stories open the first one. Every eighth one is not applicable if it is done. */
export function activities(
  count: number,
  statusOf: (index: number) => ActivityStatus = (index) => STATUSES[index % 4] ?? 'todo',
): ImpactAreaActivitiesQuery['impactAreaActivities'] {
  return Array.from({ length: count }, (_, index) => {
    const [process, step] = [Math.floor(index / 8) + 1, (index % 8) + 1];
    const status = statusOf(index);
    return {
      id: `activity-1-${index + 1}`,
      name: `1.${process}.${step} ${ACTIVITY_TITLES[index % 8] ?? ''}`,
      status,
      not_applicable: status === 'done' && step === 5,
    };
  });
}

export function progress(answered: number, total = 30): PercentageCompletedQuery {
  const statuses = Array.from({ length: total }, (_, i) => (i < answered ? 'done' : 'todo'));
  return { percentageCompleted: progressOf(statuses) };
}

export function neighbors(
  prev: string | null = 'activity-1-0',
  next: string | null = 'activity-1-2',
): NextAndPreviousActivityQuery {
  return { nextAndPreviousActivity: { next, prev } };
}

type Draft = SavingState['drafts'][string];

/** An editor's unsaved edits of the story's activity. */
export function draft(parts: Partial<Draft> = {}): Draft {
  return {
    userId: person('editor').id,
    companyId: COMPANY.id,
    activityId: ACTIVITY_ID,
    edits: { revenue_state: { value: 9, base: 7, at: 0 } },
    conflicts: {},
    revision: 3,
    phase: 'dirty',
    sending: null,
    // Nothing is due, so the state of a story does not change.
    dueAt: null,
    attempts: 0,
    problem: null,
    ...parts,
  };
}

/** The saving state with this draft. */
export function unsaved(own: Draft, parts: Partial<SavingState> = {}): { saving: SavingState } {
  const key = `${own.userId}/${own.companyId}/${own.activityId}`;
  return {
    saving: {
      drafts: { [key]: own },
      savedAt: {},
      failureMessage: 'none',
      canStoreDrafts: true,
      ...parts,
    },
  };
}
