import { levelOf, LEVELS } from '@contract/scoring/scoring';
import type { WeightedScore } from '@contract/scoring/movement';
import type { TFunction } from 'i18next';
import type { Formats } from '@/shared/i18n/formats';
import type { ComputedTable, TextTable } from './ArticleText';
import { CAPABILITIES, ROLES, PERMISSION_TABLE } from './permissionTable';
import { movementExample } from './movementExample';
import { planExample } from './plan/planExample';
import { roundExample } from './rounds/roundExample';
import { workedExample } from './workedExample';

/** The namespace `activity` is included so that the help quotes the form's own labels. */
export type HelpT = TFunction<['help', 'activity', 'shared']>;

const EXAMPLE_TIME = '14:02';
export const NONE = '–';

export const numberFormatter =
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
