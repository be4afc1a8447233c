import type { TFunction } from 'i18next';
import type { ReportTable } from '@/shared/download/Report';
import { weekName } from '@/shared/i18n/weekName';
import type { Driver, DriverBasis } from '../Driver';
import { inOrder, type ActionOrder } from '../DriverDetail';
import type { RatedGroup } from '../Subdriver';
import type { ReportWords } from './reportWords';

interface TableWords extends Pick<ReportWords, 'grades' | 'nameOf' | 'language'> {
  t: TFunction<'drivers'>;
}

/**
 * Drivers in the given order, unrounded, each with its change and how many of its actions have a score. `bases`: by
 * the drivers' names on the wire.
 */
export function ratingsTable(
  drivers: readonly Driver[],
  bases: Readonly<Record<string, DriverBasis>>,
  { t, language, grades, nameOf }: TableWords,
): ReportTable {
  return {
    title: t('overview.ratings'),
    columns: [
      { header: t('report.driver'), kind: 'text' },
      { header: t('report.average'), kind: 'average' },
      { header: t('report.grade'), kind: 'text' },
      { header: t('report.change'), kind: 'difference' },
      { header: t('report.since'), kind: 'text' },
      { header: t('report.scored'), kind: 'count' },
      { header: t('report.total'), kind: 'count' },
    ],
    rows: drivers.map(({ name, title, average, grade }) => {
      const { previous = null, counts = null } = bases[name] ?? {};
      return [
        ...[nameOf(title), average, grade && grades[grade]],
        average === null || previous === null ? null : average - previous.average,
        previous && weekName(previous.week, language, new Date()),
        ...[counts?.scored ?? null, counts?.total ?? null],
      ];
    }),
  };
}

export function subdriversTable(
  groups: readonly RatedGroup[],
  { t, grades, nameOf }: TableWords,
): ReportTable {
  return {
    title: t('report.subdrivers'),
    columns: [
      { header: t('report.subdriver'), kind: 'text' },
      { header: t('report.average'), kind: 'average' },
      { header: t('report.grade'), kind: 'text' },
      { header: t('report.scored'), kind: 'count' },
      { header: t('report.total'), kind: 'count' },
    ],
    rows: groups.map(({ name, average, grade, scored, total }) => [
      ...[nameOf(name), average, grade && grades[grade], scored, total],
    ]),
  };
}

/** The actions of the groups, in the order of the screen. */
export function actionsTable(
  groups: readonly RatedGroup[],
  order: ActionOrder,
  { t, grades, nameOf }: TableWords,
): ReportTable {
  return {
    title: t('driver.actions'),
    columns: [
      { header: t('report.subdriver'), kind: 'text' },
      { header: t('report.number'), kind: 'text' },
      { header: t('report.action'), kind: 'text' },
      { header: t('report.score'), kind: 'number' },
      { header: t('report.grade'), kind: 'text' },
    ],
    rows: groups.flatMap(({ name, actions }) =>
      inOrder(actions, order).map(({ number, title, average, grade }) => [
        ...[nameOf(name), number, title, average, grade && grades[grade]],
      ]),
    ),
  };
}
