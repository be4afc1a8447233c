import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import styles from './ChoiceSelects.module.css';
import { NOW, type MovementChoice } from './movementChoice';
import { PRESET_DAYS, weekEndedBefore, weekEndedOn } from './presets';
import type { MovementControl } from './useMovementChoice';

/** Loads the day on which the target of a driver (its English name) was set; null without a target. */
export type TargetStart = (driver: string) => Promise<string | null>;

interface Props {
  choice: MovementChoice;
  scope: MovementControl['scope'];
  /** Undefined on a server without targets. */
  targetStart: TargetStart | undefined;
  onChoose: MovementControl['choose'];
}

const LENGTHS = ['weeks', 'quarter', 'year'] as const;

/** Buttons for the periods that people ask about; each ends now. */
export function Presets({ choice, scope, targetStart, onChoose }: Props) {
  const { t } = useTranslation('movement');
  const notify = useNotify();
  /** The week of the last target that was asked for. */
  const [sinceTarget, setSinceTarget] = useState<string>();
  const presets = LENGTHS.flatMap((key) => {
    const from = weekEndedBefore(scope, PRESET_DAYS[key]);
    return from === undefined ? [] : [{ key, from }];
  });
  const chosen = choice.to === NOW ? presets.find(({ from }) => from === choice.from) : undefined;

  async function chooseTarget(start: TargetStart) {
    const day = await start(choice.driver);
    const from = day === null ? undefined : weekEndedOn(scope, day);
    if (from === undefined) {
      notify.failure(t('preset.noTarget'));
      return;
    }
    setSinceTarget(from);
    onChoose({ from, to: NOW });
  }

  return (
    <div role="group" aria-label={t('preset.label')} className={styles.presets}>
      {presets.map(({ key, from }) => (
        <PlainButton
          key={key}
          size="small"
          aria-pressed={key === chosen?.key}
          onClick={() => onChoose({ from, to: NOW })}
        >
          {t(`preset.${key}`)}
        </PlainButton>
      ))}
      {targetStart && (
        <PlainButton
          size="small"
          aria-pressed={!chosen && choice.to === NOW && choice.from === sinceTarget}
          onClick={() => void chooseTarget(targetStart)}
        >
          {t('preset.target')}
        </PlainButton>
      )}
    </div>
  );
}
