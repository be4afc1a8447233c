import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { DriverEffect } from './AnswerChange';
import utilities from '@/shared/ui/layout/utilities.module.css';
import styles from './HistoryPanel.module.css';

/** The effect of a change on the driver's average. */
export function EffectLine({ effect }: { effect: DriverEffect }) {
  const { t } = useTranslation('activity');
  const { score } = useFormats();
  const words = useDifferenceWords();

  if (effect.kind === 'none' || effect.kind === 'unknown') {
    return <p className={styles.effect}>{t(`history.effect.${effect.kind}`)}</p>;
  }
  const before = effect.kind === 'appeared' ? null : score(effect.before);
  const after = effect.kind === 'disappeared' ? null : score(effect.after);
  const { shown, spoken } = words(effect);
  const none = t('history.effect.noAverage');
  return (
    <p className={styles.effect}>
      <span aria-hidden>
        {`${t('history.effect.driver')} ${before ?? '–'} → ${after ?? '–'} (${shown})`}
      </span>
      <span className={utilities.visuallyHidden}>
        {`${t('history.effect.driver')} ${t('history.change', { before: before ?? none, after: after ?? none })}, ${spoken}`}
      </span>
    </p>
  );
}

/** The difference with its sign, and in words for screen readers. */
function useDifferenceWords() {
  const { t } = useTranslation('activity');
  const { score } = useFormats();
  return (effect: Exclude<DriverEffect, { kind: 'none' | 'unknown' }>) => {
    if (effect.kind !== 'changed') {
      const words = t(`history.effect.${effect.kind}`);
      return { shown: words, spoken: words };
    }
    const { difference } = effect;
    if (difference === 0) {
      const words = t('history.effect.tiny', { value: score(0.01) });
      return { shown: words, spoken: words };
    }
    const value = score(Math.abs(difference));
    return difference > 0
      ? { shown: `+${value}`, spoken: t('history.effect.up', { value }) }
      : { shown: `−${value}`, spoken: t('history.effect.down', { value }) };
  };
}
