import type { TFunction } from 'i18next';
import type { ReportPart, ReportTable } from '@/shared/download/Report';
import { certaintyOf, isReached, type PlanBenefit, type PlanItem } from '../PlanItem';
import type { PlanView, RankedPriority } from '../usePlanView';

interface Words {
  t: TFunction<'plan'>;
  nameOf: (title: string) => string;
  /** The targets of the averages, 1–10, by the English names of the drivers or Global Average. */
  targets: Readonly<Record<string, number>>;
  /** The unit of all amounts, such as '$M'. */
  unit: string;
  /** Sentences about what the plan and the selection gain and cost. */
  sums: string;
}

/** The averages and the priorities, in the order of the screen. */
export function prioritiesPart(
  view: PlanView,
  shown: readonly RankedPriority[],
  words: Words,
): ReportPart {
  const { t, nameOf, unit } = words;
  const selected = new Set(view.selected.map(({ id }) => id));
  function remarkOn({ id, isEffortAssumed }: RankedPriority): string | null {
    return wordsOf([
      view.planned.has(id) && t('list.inPlan'),
      selected.has(id) && t('report.selected'),
      isEffortAssumed && t('report.effortAssumed'),
    ]);
  }

  const table: ReportTable = {
    title: t('report.priorities'),
    columns: [
      { header: t('report.action'), kind: 'text' },
      { header: t('report.driver'), kind: 'text' },
      { header: t('report.state'), kind: 'count' },
      { header: t('item.aim'), kind: 'count' },
      { header: t('report.gain'), kind: 'difference' },
      { header: t('report.driverGain'), kind: 'difference' },
      { header: t('report.effort'), kind: 'number' },
      { header: t('report.cost', { unit }), kind: 'number' },
      { header: t('report.weeks'), kind: 'number' },
      { header: t('report.remark'), kind: 'text' },
    ],
    rows: shown.map((one) => [
      ...[one.name, nameOf(one.driver), one.state, one.aim, one.gain, one.driverGain],
      ...[one.effort, one.costM, one.weeks, remarkOn(one)],
    ]),
  };
  const explained = { subject: t('report.gain'), text: t('report.gainNote') };
  return { tables: [averagesTable(view, words), table], notes: [sumsNote(words), explained] };
}

/** The averages and the plan. */
export function planPart(view: PlanView, shown: readonly PlanItem[], words: Words): ReportPart {
  const { t, nameOf, unit } = words;
  const hasBenefits = shown.some(({ benefit }) => benefit.benefit_kind !== null);
  const benefitCells = (benefit: PlanBenefit) => {
    const { benefit_m, benefit_kind, fullOn, realM } = benefit;
    if (benefit_kind === null) return [null, null, null, null, null];
    const state = t(`value.${certaintyOf(benefit)}`);
    return [benefit_m, t(`benefit.kinds.${benefit_kind}`), fullOn, realM, state];
  };
  function statusOf(item: PlanItem): string | null {
    return wordsOf([
      t(`item.statuses.${item.status}`),
      item.isRetired ? t('item.retired') : item.isNotApplicable && t('item.notApplicable'),
      isReached(item) && t('item.reached'),
    ]);
  }

  const table: ReportTable = {
    title: t('report.plan'),
    columns: [
      { header: t('report.action'), kind: 'text' },
      { header: t('report.driver'), kind: 'text' },
      { header: t('report.status'), kind: 'text' },
      { header: t('item.owner'), kind: 'text' },
      { header: t('item.startsOn'), kind: 'text' },
      { header: t('item.dueOn'), kind: 'text' },
      { header: t('report.state'), kind: 'count' },
      { header: t('item.aim'), kind: 'count' },
      { header: t('report.planned'), kind: 'difference' },
      { header: t('report.realized'), kind: 'difference' },
      { header: t('report.cost', { unit }), kind: 'number' },
      { header: t('report.weeks'), kind: 'number' },
      ...(hasBenefits
        ? [
            { header: t('benefit.amount', { unit }), kind: 'number' as const },
            { header: t('benefit.kind'), kind: 'text' as const },
            { header: t('benefit.fullOn'), kind: 'text' as const },
            { header: t('benefit.real', { unit }), kind: 'number' as const },
            { header: t('report.benefitState'), kind: 'text' as const },
          ]
        : []),
      { header: t('item.note'), kind: 'text' },
    ],
    rows: shown.map((item) => [
      ...[`${item.number} ${item.title}`, nameOf(item.driver), statusOf(item)],
      ...[item.owner?.name ?? null, item.startsOn, item.dueOn, item.state, item.aim],
      ...[item.isNotApplicable ? null : item.plannedGain, item.realized],
      ...[item.costM, item.weeks],
      ...(hasBenefits ? benefitCells(item.benefit) : []),
      item.note,
    ]),
  };
  const explained = { subject: t('report.planned'), text: t('report.plannedNote') };
  return { tables: [averagesTable(view, words), table], notes: [sumsNote(words), explained] };
}

const wordsOf = (words: readonly (string | false)[]): string | null =>
  words.filter((word) => word !== false).join(' · ') || null;

function averagesTable(
  { figures, selected }: PlanView,
  { t, nameOf, targets }: Words,
): ReportTable {
  return {
    title: t('report.averages'),
    columns: [
      { header: t('report.average'), kind: 'text' },
      { header: t('report.now'), kind: 'score' },
      {
        header: t(selected.length === 0 ? 'report.then' : 'report.thenSelected'),
        kind: 'score',
      },
      { header: t('report.target'), kind: 'number' },
    ],
    rows: figures.map(({ name, now, then }) => [nameOf(name), now, then, targets[name] ?? null]),
  };
}

const sumsNote = ({ t, sums }: Words) => ({ subject: t('title'), text: sums });
