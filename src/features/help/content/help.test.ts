import { PAGES } from '@contract/pages';
import type { AnswerFieldName } from '@contract/answer';
import { can, type Person } from '@contract/permissions/permissions';
import { createInstance } from 'i18next';
import { formatsOf } from '@/shared/i18n/formats';
import { paths, type RouteName } from '@/shared/routing/paths';
import { ARTICLE_GROUPS, articleFromHash, GROUP_IDS } from './articles';
import type { HelpT } from './computedTables';
import { helpContent, searchArticles, searchWords } from './helpContent';
import { targetExample } from './plan/targetExample';
import { roundExample } from './rounds/roundExample';
import { helpPath } from '../helpPath';
import { helpMessages } from '../messages.en';
import { spanish } from '../messages.es';
import { ROLES, PERMISSION_TABLE, type Capability } from './permissionTable';

const entries = GROUP_IDS.flatMap((group) => [...ARTICLE_GROUPS[group]]);
const i18n = createInstance();
void i18n.init({
  lng: 'en',
  resources: { en: { help: helpMessages } },
  defaultNS: 'help',
  interpolation: { escapeValue: false },
  initAsync: false,
});
// This test does not load the messages of the activity feature; the test of the page checks those
// texts.
const t: HelpT = i18n.getFixedT('en', ['help', 'activity', 'shared']);
const groups = helpContent(t, formatsOf('en'));
const articles = groups.flatMap((group) => group.articles);

describe('help articles', () => {
  it('have unique ids that can be read back from their addresses', () => {
    const ids = entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) {
      const { pathname, hash } = new URL(helpPath(id), 'http://localhost');
      expect(pathname).toBe(paths.help());
      expect(articleFromHash(hash)).toBe(id);
    }
    expect(articleFromHash('#content')).toBeNull();
    expect(articleFromHash('')).toBeNull();
  });

  it('describe every view', () => {
    const described = entries.flatMap(({ views }): readonly RouteName[] => views);
    expect(described.toSorted()).toEqual(Object.keys(PAGES).toSorted());
  });

  it.each(articles)('have all texts and figures: $id', ({ title, blocks, text }) => {
    expect(title).not.toBe('');
    expect(blocks.length).toBeGreaterThan(0);
    // A missing figure would appear as its name, and a missing message as its key.
    expect(text).not.toMatch(/\{\{|undefined|nan|articles\.|permissions\.|savestatus\./);
  });
});

const GRADES = 'Relevance, criticality, cost, difficulty';

/** The row of the table in the article Action form that describes a field; the compiler names a missing field. */
const ROW_OF_FIELD: Record<AnswerFieldName, string> = {
  not_applicable: 'Not applicable here',
  not_applicable_reason: 'Not applicable here',
  revenue_state: 'State of the activity',
  confidence: 'Confidence',
  relevance: GRADES,
  criticality: GRADES,
  cost: GRADES,
  difficulty: GRADES,
  factor_difficulty: 'Difficulty factor',
  time_w: 'Time needed',
  time_thread_h: 'Time per thread',
  avg_cost_thread_m: 'Costs',
  est_cost_process_m: 'Costs',
  est_cost_subdriver_m: 'Costs',
  est_cost_driver_m: 'Costs',
  est_cost_company_m: 'Costs',
};

test('the article on the action form describes every field, in both languages', () => {
  const fieldsIn = ({ articles }: { articles: typeof helpMessages.articles }) =>
    articles['action-form'].body.flatMap((block) =>
      typeof block === 'object' && 'rows' in block ? block.rows.map(([field]) => field) : [],
    );
  expect(fieldsIn(helpMessages)).toEqual([...new Set(Object.values(ROW_OF_FIELD))]);
  expect(fieldsIn(spanish)).toHaveLength(fieldsIn(helpMessages).length);
});

test('the worked example of a movement shows the contributions of the change, which add up', () => {
  const article = articles.find(({ id }) => id === 'why-a-score-moved');
  expect(article?.text).toContain('+1.00 +0.33 −0.50 = +0.83');
});

test('the worked example of honest answers counts marked actions as done and not as unscored', () => {
  const text = articles.find(({ id }) => id === 'honest-answers')?.text;
  expect(text).toContain('32 of 60 applicable actions are scored, which is 53% and not 47%');
  expect(text).toContain('the progress is 40 of 68,');
  expect(text).toContain('within the last 180 days');
});

test('the worked example of targets has the figures of the functions that the server uses', () => {
  const example = targetExample();
  expect(example).toMatchObject({ days: 220, passed: 99, status: 'behind', weeks: 19 });
  expect(example.expected).toBeCloseTo(5.0485, 12);
  const text = articles.find(({ id }) => id === 'plan')?.text;
  expect(text).toContain('after 99 days 5.05 is expected.');
  expect(text).toContain('the remaining 1.4 take 19 weeks.');
});

test('the worked example of the plan shows gains that lead from one average to the other', () => {
  const article = articles.find(({ id }) => id === 'plan');
  expect(article?.text).toContain('from 6.08 to 8.25 (+2.17), and the global average by +0.54');
  expect(article?.text).toContain('a budget of $1m pays for action 2: +0.21');
});

test('the worked example of rounds has the figures of the functions that the server uses', () => {
  // 4 · 5 / (5 · 2) and 1 · 1 / (5 · 2).
  expect(roundExample().rows.map(({ swing }) => swing)).toEqual([2, 0.1]);
  const text = articles.find(({ id }) => id === 'rounds')?.text;
  expect(text).toContain('lies between 5.3 and 7.4: 2 + 0.1 = 2.1.');
});

describe('search', () => {
  const idsOf = (query: string) =>
    searchArticles(groups, searchWords(query)).flatMap((group) =>
      group.articles.map(({ id }) => id),
    );

  it('finds the articles with all words, in any case and order, in title or text', () => {
    expect(idsOf('  CALCULATED grades ')).toContain('scores-and-grades');
    expect(idsOf('grades calculated')).toEqual(idsOf('calculated grades'));
    expect(idsOf('30 seconds')).toEqual(['auto-save']);
  });

  it('finds text in computed tables', () => {
    expect(idsOf('weight × score')).toEqual(['scores-and-grades']);
    expect(idsOf('state → aim')).toEqual(['plan']);
    expect(idsOf('edit your own account')).toEqual(['roles']);
  });

  it('finds every article without words, and none for a word that does not occur', () => {
    expect(idsOf('   ')).toHaveLength(entries.length);
    expect(idsOf('grade xylophone')).toEqual([]);
  });
});

describe('the permission table', () => {
  const own = { company_id: 'own' };
  const foreign = { company_id: 'foreign' };
  const plain: Person = {
    id: 'person',
    role: 'editor',
    company_role: 'editor',
    workspace_role: 'editor',
    company_id: own.company_id,
    workspace_id: 'workspace',
  };
  const people: Record<(typeof ROLES)[number], Person> = {
    administrator: { ...plain, role: 'administrator' },
    companyAdministrator: { ...plain, company_role: 'administrator' },
    workspaceAdministrator: { ...plain, workspace_role: 'administrator' },
    editor: plain,
    subscriber: {
      ...plain,
      role: 'subscriber',
      company_role: 'subscriber',
      workspace_role: 'subscriber',
    },
  };

  it.each(ROLES)('agrees with the rules of the contract for: %s (§6.5)', (who) => {
    const person = people[who];
    const cell = (capability: Capability) => PERMISSION_TABLE[capability][ROLES.indexOf(who)];

    for (const capability of [
      ...(['viewFigures', 'saveAnswer', 'runRound', 'takeReview', 'signReview'] as const),
    ]) {
      expect(cell(capability) !== 'no').toBe(can(person, capability, own));
      expect(cell(capability) === 'any').toBe(can(person, capability, foreign));
    }
    expect(cell('chooseCompany') === 'yes').toBe(can(person, 'chooseCompany'));
    expect(cell('movePerson') !== 'no').toBe(can(person, 'moveBetweenCompanies'));
    const target = { ...plain, id: 'other' };
    expect(cell('erasePerson') !== 'no').toBe(can(person, 'eraseUser', target));
    expect(cell('addNew') === 'yes').toBe(can(person, 'addNew'));
    expect(cell('seeDeleted') !== 'no').toBe(can(person, 'seeRecentlyDeleted'));
    expect(cell('seeCompanies') !== 'ownCompany').toBe(can(person, 'seeWorkspaceCompanies'));
    expect(cell('seePeople') !== 'ownCompany').toBe(can(person, 'seeWorkspacePeople'));
  });
});
