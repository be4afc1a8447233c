import { DEFAULT_STALE_DAYS, DUE_SOON_DAYS } from '@contract/health/staleness';
import { roundAverage } from '@contract/scoring/numbers/averages';
import type { Formats } from '@/shared/i18n/formats';
import { NONE, numberFormatter, type HelpT } from './computedTables';
import { honestExample } from './honestAnswers/honestExample';
import { movementExample } from './movementExample';
import { planExample } from './plan/planExample';
import { targetExample } from './plan/targetExample';
import { roundExample } from './rounds/roundExample';
import { workedExample } from './workedExample';

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
    roundLow: formatNumber(round.low),
    roundHigh: formatNumber(round.high),
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
