import { mapDownloadable, toDownloadable, type Downloadable } from '@/shared/download/Downloadable';
import type { ReportPart } from '@/shared/download/Report';
import { useFormats } from '@/shared/i18n/formats';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { bridgeOf } from '../bridge/bridgeSteps';
import type { MovementChoice } from '../choice/movementChoice';
import { shownMovement } from '../figures/shownMovement';
import { summaryOf } from '../figures/summary';
import { useChoiceNames } from '../figures/useChoiceNames';
import { hasMoved, type Movement } from '../Movement';
import { useScoreMovementState } from '../movementApi';
import { movementTables } from './movementTables';

/**
 * The movement on the screen as a part of a report. Requests nothing: the card on the page does.
 * `choice`: null where the page explains nothing.
 */
export function useMovementPart(
  companyId: string,
  choice: MovementChoice | null,
): Downloadable<ReportPart> {
  const { t } = useTranslation('movement');
  const formats = useFormats();
  const nameOf = useNames();
  const names = useChoiceNames(choice ?? NOTHING);
  const state = useScoreMovementState(companyId, choice);
  if (!choice) return { without: 'nothing' };

  const { driver, fromName, toName } = names;
  const titles = { driver, from: fromName, to: toName };
  return mapDownloadable(toDownloadable(state, isEmpty), (movement) => ({
    tables: movementTables(movement, { t, formats, names: titles, nameOf }),
    notes: notesOf(movement),
    draw: async () => {
      const bridge = bridgeOf(shownMovement(movement));
      if (!bridge) return [];
      const { drawBridge } = await import(/* webpackChunkName: "bridge" */ './drawBridge');
      const labels = bridge.steps.map(({ key }) => t(`bridge.${key}`));
      return [{ title: t('report.bridge', titles), ...drawBridge(bridge, labels, formats) }];
    },
  }));

  function notesOf(movement: Movement) {
    const summary = summaryOf(movement, shownMovement(movement), { t, formats, ...names });
    const { completeSince, parts } = movement;
    const texts = [
      summary,
      t('report.rounding'),
      ...(parts.unexplained !== 0 && completeSince !== null
        ? [t('bridge.kept', { date: formats.longDate(completeSince) })]
        : []),
    ];
    return [{ subject: t('title'), text: texts.join(' ') }];
  }
}

const NOTHING: MovementChoice = { from: '', to: '', driver: '' };

const isEmpty = (movement: Movement) => !hasMoved(movement);
