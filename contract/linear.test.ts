import * as answer from './answer';
import * as averages from './scoring/numbers/averages';
import * as email from './fields/email';
import * as impactAreas from './impactAreas';
import * as language from './language';
import * as limits from './limits';
import * as movement from './scoring/movement';
import * as notApplicable from './notApplicable';
import * as names from './fields/names';
import * as naming from './fields/naming';
import * as pages from './pages';
import * as password from './fields/password';
import * as percentages from './scoring/percentages';
import * as permissions from './permissions/permissions';
import * as planItems from './priorities/planItems';
import * as priorities from './priorities/priorities';
import * as progress from './scoring/progress';
import * as rating from './scoring/rating';
import * as roles from './permissions/roles';
import * as roundToSum from './scoring/numbers/roundToSum';
import * as scoring from './scoring/scoring';
import * as selection from './priorities/selection';
import * as shownAverage from './scoring/numbers/shownAverage';
import * as website from './fields/website';
import * as weeks from './scoring/weeks';

const LENGTH = 300_000;
/** Processor time. A single pass takes less than a hundredth; quadratic time takes a minute and more. */
const MAX_SECONDS = 10;

const filled = (unit: string) => unit.repeat(Math.floor(LENGTH / unit.length));

/** Repetitions that make a backtracking pattern restart at every position, with ends that do not match. */
const ADVERSARIAL = ['.', 'a', '1', ' ', '-', '@', '/', 'a.', '1.', 'a-', '1 ', 'a@', '.@', '\t\n']
  .flatMap((unit) => ['', 'a@', '1.', 'http://'].map((start) => start + filled(unit)))
  .flatMap((text) => ['', '@', '!'].map((end) => text + end));

const ANSWER_KINDS = ['amount', 'flag', 'text'] as const;

const TAKES_TEXT: Record<string, (text: string) => unknown> = {
  parseDecimal: answer.parseDecimal,
  toLineFeeds: answer.toLineFeeds,
  parseFieldText: (text) => ANSWER_KINDS.map((kind) => answer.parseFieldText(kind, text)),
  domainOf: email.domainOf,
  hasEmailShape: email.hasEmailShape,
  isEmailAddress: email.isEmailAddress,
  normalEmail: email.normalEmail,
  isLanguage: language.isLanguage,
  languageFor: (text) => language.languageFor([text]),
  activityTitle: naming.activityTitle,
  activityNumber: naming.activityNumber,
  driverTitle: naming.driverTitle,
  shownDriver: naming.shownDriver,
  compareByNumber: (text) => naming.compareByNumber(text, `${text}1`),
  isOpenPath: pages.isOpenPath,
  normalName: names.normalName,
  foldCase: names.foldCase,
  isSameName: (text) => names.isSameName(text, `${text}1`),
  isAcceptablePassword: password.isAcceptablePassword,
  parseRole: roles.parseRole,
  roleOf: roles.roleOf,
  isWebsite: website.isWebsite,
  parseHistoryWeek: weeks.parseHistoryWeek,
};

const TAKES_NO_TEXT = [
  ...[
    'isValidFieldValue',
    'byAnswerField',
    'expectedInput',
    'lacksReason',
    'leavesReasonMissing',
    'isAdmin',
    'mayEditActions',
    'can',
    'activityStatus',
    'progressOf',
  ],
  ...['percentageOf', 'shownPercentage', 'shownShare'],
  ...['compareAverages', 'roundAverage', 'decimalsOf'],
  ...[
    'answerValuesOf',
    'toAnswerValues',
    'currentActivity',
    'levelOf',
    'valueOfLevel',
    'answerScore',
    'answerWeight',
  ],
  ...['weightedAverage', 'hasEnoughScores', 'totalAverage', 'gradeOf', 'historyWeekOf'],
  ...[
    'endOfHistoryWeek',
    'historyWeekLabel',
    'compareHistoryWeeks',
    'lastWeekEndedBy',
    'weekAfter',
    'weekBefore',
    'isoWeekOf',
    'nextWeekStart',
    'nextMonday',
  ],
  ...['driverMovement', 'totalMovement', 'roundToSum', 'ratingOf'],
  ...['rankPriorities', 'effortOf', 'comparePriorities', 'compareActions', 'sumSelection'],
  'isOpenStatus',
  ...['selectWithin', 'selectToReach'],
];

test('every function of the contract is listed in this test', () => {
  const modules = [answer, email, impactAreas, language, limits, naming, pages, password]
    .concat([
      averages,
      movement,
      names,
      notApplicable,
      percentages,
      permissions,
      planItems,
      priorities,
      progress,
      rating,
      roles,
      roundToSum,
      scoring,
      selection,
      shownAverage,
      website,
      weeks,
    ] as never[])
    .flatMap((module) => Object.entries(module as Record<string, unknown>));
  const functions = modules.flatMap(([name, one]) => (typeof one === 'function' ? [name] : []));
  expect(functions.sort()).toEqual([...Object.keys(TAKES_TEXT), ...TAKES_NO_TEXT].sort());
});

/** Processor time of this process, s. Unlike the time of day, it excludes what other processes do. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

test.each(Object.entries(TAKES_TEXT))('%s reads a long text in one pass', (_name, read) => {
  for (const text of ADVERSARIAL) {
    const start = processorSeconds();
    read(text);
    expect(processorSeconds() - start).toBeLessThan(MAX_SECONDS);
  }
});
