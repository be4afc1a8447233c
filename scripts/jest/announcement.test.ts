import { announcement } from './announcement.cjs';

const FIRST_WHOLE_RUN = /^7\d00 tests in 305 files, about 3 min$/;

it.each([
  {
    name: 'all files ran before',
    run: { counts: [40, 2], files: 2, seconds: 12, isWhole: false },
    says: /^42 tests in 2 files, about 12 s$/,
  },
  {
    name: 'the whole suite runs for the first time',
    run: { counts: [], files: 305, seconds: 0, isWhole: true },
    says: FIRST_WHOLE_RUN,
  },
  {
    name: 'the whole suite runs after a few of its files',
    run: { counts: [580, 7], files: 305, seconds: 15, isWhole: true },
    says: FIRST_WHOLE_RUN,
  },
  {
    name: 'one file of the suite is new on a slow machine',
    run: { counts: [7_000], files: 2, seconds: 540, isWhole: true },
    says: /^7\d00 tests in 2 files, about 9 min$/,
  },
  {
    name: 'a file among the selected ones is new',
    run: { counts: [40], files: 2, seconds: 12, isWhole: false },
    says: /^2 files$/,
  },
  {
    name: 'more files ran before than are selected',
    run: { counts: [40, 2, 9], files: 1, seconds: 12, isWhole: true },
    says: /^1 file$/,
  },
])('says how much there is to run when $name', ({ run, says }) => {
  expect(announcement(run)).toMatch(says);
});
