import { readFileSync } from 'node:fs';
import { mondayOf } from '@server/fixtures/calendar/calendar';
import { shiftToWeekOf } from '@server/fixtures/calendar/shift';
import type { Fixtures } from '@server/store/tables';

let shifted: { monday: number; fixtures: Fixtures } | undefined;

/**
 * The demo data of db.json, shifted to the current week. They are kept for the other test files of a worker, because
 * reading and shifting them takes longer than most tests.
 */
export function fixturesOfThisWeek(): Fixtures {
  const now = new Date();
  const monday = mondayOf(now).getTime();
  if (shifted?.monday !== monday) {
    const demo = JSON.parse(readFileSync('db.json', 'utf8')) as Fixtures;
    shifted = { monday, fixtures: shiftToWeekOf(demo, now) };
  }
  return shifted.fixtures;
}
