import { levelOf, LEVELS } from '@contract/scoring/scoring';
import type { TFunction } from 'i18next';
import type { Formats } from '@/shared/i18n/formats';
import type { ComputedTable, TextTable } from './ArticleText';
import { CAPABILITIES, PEOPLE, PERMISSION_TABLE } from './permissionTable';
import { workedExample } from './workedExample';

/** The namespace `activity` is included so that the help quotes the form's own labels. */
export type HelpT = TFunction<['help', 'activity', 'shared']>;

const EXAMPLE_TIME = '14:02';
const NONE = '–';

const writerOf =
  ({ number }: Formats) =>
  (value: number | null) =>
    value === null ? NONE : number(value);

/** The tables of the articles whose cells are computed from the rules in `contract/`. */
export const COMPUTED_TABLES: Record<ComputedTable, (t: HelpT, formats: Formats) => TextTable> = {
  example: (t, formats) => {
    const asText = writerOf(formats);
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
        row.score === null ? t('activity:field.unset') : asText(row.score),
        level(row.relevance),
        level(row.criticality),
        asText(row.weight),
        row.weighted === null ? t('example.notCounted') : asText(row.weighted),
      ]),
    };
  },
  permissions: (t) => ({
    caption: t('permissions.caption'),
    columns: [t('permissions.what'), ...PEOPLE.map((who) => t(`permissions.people.${who}`))],
    rows: CAPABILITIES.map((capability) => [
      t(`permissions.capability.${capability}`),
      ...PERMISSION_TABLE[capability].map((reach) => t(`permissions.reach.${reach}`)),
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
export function helpFacts(t: HelpT, formats: Formats) {
  const asText = writerOf(formats);
  const { average, total, drivers, progress, ...example } = workedExample();
  const present = drivers.filter((driver) => driver !== null);
  const listed = (values: readonly number[]) => values.map(asText).join(t('example.separator'));
  const rounded = (value: number | null) => asText(value === null ? null : Math.round(value));
  const graded = (grade: typeof example.grade) => (grade ? t(`shared:grade.${grade}`) : NONE);

  return {
    weights: asText(example.weights),
    weighted: asText(example.weighted),
    average: asText(average),
    shown: rounded(average),
    grade: graded(example.grade),
    others: listed(present.slice(1)),
    drivers: listed(present),
    total: asText(total),
    totalShown: rounded(total),
    totalGrade: graded(example.totalGrade),
    answered: asText(progress.answered),
    actions: asText(progress.total),
    completed: asText(progress.completed),
    percent: asText(progress.shown),
  };
}
