import type { PlanBenefit, PlanItem } from '../PlanItem';
import { valueByQuarter } from './valueByQuarter';

const item = (benefit: Partial<PlanBenefit>, status: PlanItem['status'] = 'planned'): PlanItem => ({
  ...{ id: '1', activityId: 'a', number: '1.1', title: 'A', area: '1', driver: 'Expectations' },
  ...{ aim: 8, status, owner: null, startsOn: null, dueOn: null, note: '', state: 4, costM: null },
  ...{
    weeks: null,
    isNotApplicable: false,
    isRetired: false,
    plannedGain: 0,
    realized: 0,
    doneAt: null,
    comments: 0,
    revision: 1,
  },
  benefit: {
    ...{ benefit_m: 2, benefit_kind: 'margin', fullOn: '2026-05-01', realM: null },
    ...{ confirmed: null, paybackMonths: null },
    ...benefit,
  },
});

const NONE = { planned: 0, claimed: 0, confirmed: 0 };

test('a benefit is planned, then claimed, then confirmed', () => {
  const items = [
    item({}),
    item({ realM: 1.5 }),
    item({ realM: 3, confirmed: { by: 'Ann', on: '2026-06-01' } }),
    item({ confirmed: { by: 'Ann', on: '2026-06-01' }, fullOn: '2026-12-31' }),
  ];
  expect(valueByQuarter(items, 'year')).toEqual([
    { quarter: '2026-Q2', planned: 2, claimed: 1.5, confirmed: 3 },
    { quarter: '2026-Q4', ...NONE, confirmed: 2 },
  ]);
});

test('what comes once is apart from what recurs, and benefits without a day come last', () => {
  const items = [
    item({ fullOn: null }),
    item({}),
    item({ benefit_kind: 'cash_once', benefit_m: 7 }),
    item({ benefit_m: null }),
    item({ benefit_m: 9 }, 'dropped'),
  ];
  expect(valueByQuarter(items, 'year')).toEqual([
    { quarter: '2026-Q2', ...NONE, planned: 2 },
    { quarter: null, ...NONE, planned: 2 },
  ]);
  expect(valueByQuarter(items, 'once')).toEqual([{ quarter: '2026-Q2', ...NONE, planned: 7 }]);
});
