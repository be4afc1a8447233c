import { roundAverage } from '@contract/scoring/numbers/averages';
import { DEFAULT_STALE_DAYS, DUE_SOON_DAYS } from '@contract/health/staleness';
import { levelOf, LEVELS } from '@contract/scoring/scoring';
import type { WeightedScore } from '@contract/scoring/movement';
import type { TFunction } from 'i18next';
import type { Formats } from '@/shared/i18n/formats';
import type { ComputedTable, TextTable } from './ArticleText';
import { CAPABILITIES, ROLES, PERMISSION_TABLE } from './permissionTable';
import { honestExample } from './honestAnswers/honestExample';
import { movementExample } from './movementExample';
import { planExample } from './plan/planExample';
import { targetExample } from './plan/targetExample';
import { roundExample } from './rounds/roundExample';
import { workedExample } from './workedExample';

/** The namespace `activity` is included so that the help quotes the form's own labels. */
export type HelpT = TFunction<['help', 'activity', 'shared']>;

const EXAMPLE_TIME = '14:02';
const NONE = '–';

const numberFormatter =
  ({ number }: Formats) =>
  (value: number | null) =>
    value === null ? NONE : number(value);

/** The tables of the articles whose cells are computed from the rules in `contract/`. */
export const COMPUTED_TABLES: Record<ComputedTable, (t: HelpT, formats: Formats) => TextTable> = {
  example: (t, formats) => {
    const formatNumber = numberFormatter(formats);
    const level = (value: number | null) => {
      const name = value === null ? undefined : LEVELS[levelOf(value)];
      return name ? t(`activity:level.${name}`) : t('activity:field.unset');
    };
    return {
      caption: t('example.caption'),
      columns: [
        t('example.columns.action'),
        t('example.columns.state'),
        t('example.columns.relevance'),
        t('example.columns.criticality'),
        t('example.columns.weight'),
        t('example.columns.weighted'),
      ],
      rows: workedExample().rows.map((row, index) => [
        t('example.action', { number: index + 1 }),
        row.score === null ? t('activity:field.unset') : formatNumber(row.score),
        level(row.relevance),
        level(row.criticality),
        formatNumber(row.weight),
        row.weighted === null ? t('example.notCounted') : formatNumber(row.weighted),
      ]),
    };
  },
  movement: (t, formats) => {
    const formatNumber = numberFormatter(formats);
    const scored = (score: WeightedScore | null) =>
      score
        ? t('movement.scored', {
            state: formatNumber(score.state),
            weight: formatNumber(score.weight),
          })
        : t('movement.notScored');
    return {
      caption: t('movement.caption'),
      columns: [
        t('example.columns.action'),
        t('movement.columns.before'),
        t('movement.columns.after'),
        t('movement.columns.contribution'),
      ],
      rows: movementExample().rows.map(({ before, after, contribution }, index) => [
        t('example.action', { number: index + 1 }),
        scored(before),
        scored(after),
        formats.signed(contribution),
      ]),
    };
  },
  plan: (t, formats) => ({
    caption: t('plan.caption'),
    columns: [
      t('example.columns.action'),
      t('plan.columns.state'),
      t('example.columns.weight'),
      t('plan.columns.driverGain'),
      t('plan.columns.gain'),
      t('plan.columns.effort'),
      t('plan.columns.cost'),
    ],
    rows: planExample().rows.map(
      ({ name, state, aim, weight, driverGain, gain, effort, costM }) => [
        t('example.action', { number: name }),
        `${formats.number(state)} → ${formats.number(aim)}`,
        formats.number(weight),
        formats.signed(driverGain),
        formats.signed(gain),
        formats.number(effort),
        numberFormatter(formats)(costM),
      ],
    ),
  }),
  permissions: (t) => ({
    caption: t('permissions.caption'),
    columns: [t('permissions.what'), ...ROLES.map((who) => t(`permissions.people.${who}`))],
    rows: CAPABILITIES.map((capability) => [
      t(`permissions.capability.${capability}`),
      ...PERMISSION_TABLE[capability].map((reach) => t(`permissions.reach.${reach}`)),
    ]),
  }),
  round: (t, formats) => ({
    caption: t('round.caption'),
    columns: [
      t('example.columns.action'),
      t('example.columns.weight'),
      t('round.columns.opinions'),
      t('round.columns.difference'),
      t('round.columns.result'),
      t('round.columns.proposal'),
      t('round.columns.swing'),
    ],
    rows: roundExample().rows.map((row) => [
      t('example.action', { number: row.name }),
      formats.number(row.weight),
      row.states.map(formats.number).join(t('example.separator')),
      numberFormatter(formats)(row.difference),
      t(row.camps ? 'round.camps' : 'round.agreed'),
      numberFormatter(formats)(row.proposal),
      numberFormatter(formats)(row.swing),
    ]),
  }),
  saveStatus: (t) => ({
    caption: t('saveStatus.caption'),
    columns: [t('saveStatus.columns.word'), t('saveStatus.columns.meaning')],
    rows: [
      [t('activity:save.dirty'), t('saveStatus.dirty')],
      [t('activity:save.saving'), t('saveStatus.saving')],
      [t('activity:save.saved', { time: EXAMPLE_TIME }), t('saveStatus.saved')],
      [t('activity:save.offline', { count: 3 }), t('saveStatus.offline')],
      [t('activity:save.waiting'), t('saveStatus.failed')],
      [t('activity:save.conflict'), t('saveStatus.conflict')],
    ],
  }),
};

/** The figures that replace the names in double braces in articles. */
export function helpFigures(t: HelpT, formats: Formats) {
  const formatNumber = numberFormatter(formats);
  const { average, total, drivers, progress, ...example } = workedExample();
  const scoredDrivers = drivers.filter((driver) => driver !== null);
  const formatList = (values: readonly number[]) =>
    values.map(formatNumber).join(t('example.separator'));
  const formatRounded = (value: number | null) =>
    formatNumber(value === null ? null : roundAverage(value, 0));
  const formatGrade = (grade: typeof example.grade) => (grade ? t(`shared:grade.${grade}`) : NONE);

  const movement = movementExample();
  const plan = planExample();
  const target = targetExample();
  const honest = honestExample();
  const round = roundExample();

  return {
    staleDays: formatNumber(DEFAULT_STALE_DAYS),
    dueSoonDays: formatNumber(DUE_SOON_DAYS),
    honestTotal: formatNumber(honest.total),
    honestMarked: formatNumber(honest.marked),
    honestScored: formatNumber(honest.scored),
    honestApplicable: formatNumber(honest.applicable),
    honestAnswered: formatNumber(honest.answered),
    honestCoverage: formatNumber(honest.coverage),
    honestCoverageOfAll: formatNumber(honest.coverageOfAll),
    movementBefore: formats.score(movement.before),
    movementAfter: formats.score(movement.after),
    movementChange: formats.signed(movement.change),
    movementSum: movement.rows.map(({ contribution }) => formats.signed(contribution)).join(' '),
    roundLow: formats.score(round.low),
    roundHigh: formats.score(round.high),
    roundSwings: round.rows.map(({ swing }) => formatNumber(swing)).join(' + '),
    roundRange: formatNumber(round.range),
    planBefore: formats.score(plan.before),
    planAfter: formats.score(plan.after),
    planDriverGain: formats.signed(plan.driverGain),
    planGain: formats.signed(plan.gain),
    planCost: formatNumber(plan.costM),
    planBudget: formatNumber(plan.budgetM),
    planBought: plan.bought.join(', '),
    planBoughtGain: formats.signed(plan.boughtGain),
    targetStart: formats.score(target.start),
    targetValue: formats.score(target.value),
    targetDays: formatNumber(target.days),
    targetPassed: formatNumber(target.passed),
    targetExpected: formats.score(target.expected),
    targetAverage: formats.score(target.average),
    targetBehind: formats.score(target.behindBy),
    targetWeekAverages: formatList(target.weekAverages),
    targetSlope: formatNumber(target.slope),
    targetRest: formatNumber(target.rest),
    targetWeeks: formatNumber(target.weeks),
    weights: formatNumber(example.weights),
    weighted: formatNumber(example.weighted),
    average: formatNumber(average),
    shown: formatRounded(average),
    grade: formatGrade(example.grade),
    others: formatList(scoredDrivers.slice(1)),
    drivers: formatList(scoredDrivers),
    total: formatNumber(total),
    totalShown: formatRounded(total),
    totalGrade: formatGrade(example.totalGrade),
    answered: formatNumber(progress.answered),
    actions: formatNumber(progress.total),
    completed: formatNumber(progress.completed),
    percent: formatNumber(progress.shown),
  };
}
