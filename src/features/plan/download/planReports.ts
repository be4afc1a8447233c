import type { TFunction } from 'i18next';
import type { ReportPart, ReportTable } from '@/shared/download/Report';
import type { PlanItem } from '../PlanItem';
import type { PlanView, RankedPriority } from '../usePlanView';

interface Words {
  t: TFunction<'plan'>;
  nameOf: (title: string) => string;
  /** Sentences about what the plan and the selection gain and cost. */
  sums: string;
}

/** The averages and the priorities, in the order of the screen. */
export function prioritiesPart(
  view: PlanView,
  shown: readonly RankedPriority[],
  words: Words,
): ReportPart {
  const { t, nameOf } = words;
  const table: ReportTable = {
    title: t('report.priorities'),
    columns: [
      { header: t('report.action'), kind: 'text' },
      { header: t('report.driver'), kind: 'text' },
      { header: t('report.state'), kind: 'count' },
      { header: t('report.aim'), kind: 'count' },
      { header: t('report.gain'), kind: 'difference' },
      { header: t('report.driverGain'), kind: 'difference' },
      { header: t('report.effort'), kind: 'score' },
      { header: t('report.cost'), kind: 'score' },
      { header: t('report.weeks'), kind: 'score' },
    ],
    rows: shown.map(({ name, driver, state, aim, gain, driverGain, effort, costM, weeks }) => [
      ...[name, nameOf(driver), state, aim, gain, driverGain, effort, costM, weeks],
    ]),
  };
  return { tables: [averagesTable(view, words), table], notes: notesOf(words) };
}

/** The averages and the plan. */
export function planPart(view: PlanView, shown: readonly PlanItem[], words: Words): ReportPart {
  const { t, nameOf } = words;
  const table: ReportTable = {
    title: t('report.plan'),
    columns: [
      { header: t('report.action'), kind: 'text' },
      { header: t('report.driver'), kind: 'text' },
      { header: t('report.status'), kind: 'text' },
      { header: t('report.owner'), kind: 'text' },
      { header: t('report.dueOn'), kind: 'text' },
      { header: t('report.state'), kind: 'count' },
      { header: t('report.aim'), kind: 'count' },
      { header: t('report.planned'), kind: 'difference' },
      { header: t('report.realized'), kind: 'difference' },
      { header: t('report.cost'), kind: 'score' },
      { header: t('report.note'), kind: 'text' },
    ],
    rows: shown.map((item) => [
      ...[`${item.number} ${item.title}`, nameOf(item.driver), t(`item.statuses.${item.status}`)],
      ...[item.owner?.name ?? null, item.dueOn, item.state, item.aim, item.plannedGain],
      ...[item.realized, item.costM, item.note],
    ]),
  };
  return { tables: [averagesTable(view, words), table], notes: notesOf(words) };
}

function averagesTable({ figures }: PlanView, { t, nameOf }: Words): ReportTable {
  return {
    title: t('report.averages'),
    columns: [
      { header: t('report.average'), kind: 'text' },
      { header: t('report.now'), kind: 'score' },
      { header: t('report.then'), kind: 'score' },
    ],
    rows: figures.map(({ name, now, then }) => [nameOf(name), now, then]),
  };
}

const notesOf = ({ t, sums }: Words) => [
  { subject: t('title'), text: sums },
  { subject: t('report.gain'), text: t('report.gainNote') },
];
