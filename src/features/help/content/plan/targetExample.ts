import { theilSenSlope } from '@contract/targets/pace';
import { daysBetween } from '@contract/days';
import { expectedOn, targetStatus, type TargetPath } from '@contract/targets/targets';

const PATH: TargetPath = {
  start_on: '2026-05-25',
  start_average: 4.27,
  value: 6,
  due_on: '2026-12-31',
  milestones: [],
};
const TODAY = '2026-09-01';
const AVERAGE = 4.9;

/** Averages of three weeks. */
const WEEKS = [
  { week: 0, average: 4 },
  { week: 4, average: 4.2 },
  { week: 8, average: 4.6 },
];

/** The example of targets in the article about the plan, computed by the functions that the server uses. */
export function targetExample() {
  const expected = expectedOn(PATH, TODAY);
  const slope = theilSenSlope(WEEKS) ?? 0;
  const rest = PATH.value - (WEEKS.at(-1)?.average ?? 0);
  return {
    start: PATH.start_average,
    value: PATH.value,
    days: daysBetween(PATH.start_on, PATH.due_on),
    passed: daysBetween(PATH.start_on, TODAY),
    expected,
    average: AVERAGE,
    status: targetStatus(PATH, AVERAGE, { ...PATH, today: TODAY }),
    behindBy: expected - AVERAGE,
    weekAverages: WEEKS.map(({ average }) => average),
    slope,
    rest,
    weeks: Math.ceil(rest / slope),
  };
}
