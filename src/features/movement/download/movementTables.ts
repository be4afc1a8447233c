import type { TFunction } from 'i18next';
import type { ReportTable } from '@/shared/download/Report';
import type { Formats } from '@/shared/i18n/formats';
import { bridgeOf } from '../bridge/bridgeSteps';
import { causeText, lastChangeText } from '../figures/causeText';
import { shownMovement } from '../figures/shownMovement';
import type { Movement } from '../Movement';

interface Words {
  t: TFunction<'movement'>;
  formats: Formats;
  /** Both in the person's language. */
  names: { driver: string; from: string; to: string };
  nameOf: (title: string) => string;
}

/** The bridge and the list of a movement, with the figures that the page shows. */
export function movementTables(movement: Movement, words: Words): ReportTable[] {
  const { t, names } = words;
  const shown = shownMovement(movement);
  const bridge = bridgeOf(shown);
  const steps: ReportTable[] = bridge
    ? [
        {
          title: t('report.bridge', names),
          sheet: t('report.bridgeSheet'),
          columns: [
            { header: t('report.step'), kind: 'text' },
            { header: t('report.change'), kind: 'difference' },
            { header: t('report.score'), kind: 'score' },
          ],
          rows: bridge.steps.map(({ key, figure, end }) => [
            t(`bridge.${key}`),
            key === 'before' || key === 'after' ? null : figure,
            end,
          ]),
        },
      ]
    : [];
  return [...steps, actionsTable(movement, shown.contributions, words)];
}

function actionsTable(
  { actions }: Movement,
  contributions: readonly number[],
  { t, formats, names, nameOf }: Words,
): ReportTable {
  return {
    title: t('report.list', names),
    sheet: t('report.listSheet'),
    columns: [
      { header: t('report.change'), kind: 'difference' },
      { header: t('report.action'), kind: 'text' },
      { header: t('choice.driver'), kind: 'text' },
      { header: t('report.cause'), kind: 'text' },
      { header: t('report.lastChange'), kind: 'text' },
    ],
    rows: actions.map((action, index) => [
      contributions[index] ?? 0,
      `${action.number} ${action.title}`,
      nameOf(action.driver),
      // The fonts of a PDF have no arrow.
      causeText(action, t, formats).replaceAll('→', '>'),
      lastChangeText(action, t, formats),
    ]),
  };
}
