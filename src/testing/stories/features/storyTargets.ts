import { TOTAL } from '@contract/fields/naming';
import type { GetTargetsQuery } from '@/shared/api/generated/operations';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { DRIVER_NAMES } from '../storyData';

type TargetDto = GetTargetsQuery['targets'][number];

const target = (driver: string, overrides: Partial<TargetDto>): TargetDto => ({
  id: `target-${driver}`,
  driver,
  reason: 'Agreed with the board for this plan.',
  start_on: '2026-01-05',
  start_average: 5,
  value: 8,
  due_on: '2098-12-31',
  milestones: [],
  set_by: ACCOUNT_NAMES['company-admin'],
  set_at: '2026-01-05T09:30:00.000Z',
  ended_at: null,
  average: 6,
  expected: 6,
  status: 'on_course',
  pace: null,
  pace_date: null,
  plan_average: null,
  plan_date: null,
  ...overrides,
});

/** A target of each status, one of them with milestones, and a former target. The last driver has none. */
export function targets(): GetTargetsQuery {
  const [first = '', second = '', third = ''] = DRIVER_NAMES;
  return {
    targets: [
      target(first, { value: 7.5, average: 7.9, status: 'reached' }),
      target(second, {
        average: 4.2,
        expected: 4.9,
        status: 'behind',
        pace: 0.01,
        pace_date: '2099-06-30',
        plan_average: 6.3,
        plan_date: '2098-09-30',
        milestones: [
          { on: '2097-12-31', value: 5.5 },
          { on: '2098-06-30', value: 6.5 },
        ],
      }),
      target(second, {
        id: 'target-former',
        value: 6,
        due_on: '2026-06-30',
        ended_at: '2026-07-01T08:00:00.000Z',
        average: null,
        expected: null,
        status: null,
      }),
      target(third, { value: 6, average: 5.6, status: 'missed', due_on: '2026-06-30', pace: 0 }),
      target(TOTAL, { value: 7, average: 5.9, expected: 5.8, plan_average: 6.4 }),
    ],
  };
}
