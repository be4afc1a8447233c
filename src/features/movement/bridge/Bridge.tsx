import type { CSSProperties } from 'react';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { Skeleton } from '@/shared/ui/loading/Skeleton';
import styles from './Bridge.module.css';
import {
  isAverage,
  lookOf,
  rangeOf,
  type Bridge as BridgeData,
  type BridgeStep,
} from './bridgeSteps';

/** The parts of a change as bars between two averages, each with its name and figure; a list on phones. */
export function Bridge({ bridge }: { bridge: BridgeData }) {
  const { t } = useTranslation('movement');
  const { score, signed } = useFormats();

  return (
    <div>
      <ol className={styles.bridge} aria-label={t('bridge.label')}>
        {bridge.steps.map((step) => (
          <li key={step.key} className={styles.step} style={placeOf(step, bridge)}>
            <span className={styles.name}>{t(`bridge.${step.key}`)}</span>
            <span className={styles.figure}>
              {isAverage(step) ? score(step.figure) : signed(step.figure)}
            </span>
            <span className={styles.plot} aria-hidden>
              <span className={`${styles.bar} ${styles[lookOf(step)]}`} />
            </span>
          </li>
        ))}
      </ol>
      {bridge.bottom > 0 && (
        <small className={styles.scale}>{t('bridge.scale', { score: score(bridge.bottom) })}</small>
      )}
    </div>
  );
}

const OUTLINE = [70, 30, 20, 25, 15, 80];

/** The shape of a bridge that is loading. */
export function BridgeSkeleton() {
  return (
    <div className={styles.bridge} aria-busy>
      {OUTLINE.map((height, index) => (
        <div key={index} className={styles.step}>
          <span className={styles.outline}>
            <Skeleton height={`${height}%`} />
          </span>
        </div>
      ))}
    </div>
  );
}

/** Where the bar and its end are: shares of the drawing's height. */
function placeOf(step: BridgeStep, { bottom, top }: BridgeData) {
  const shareOf = (score: number) => (score - bottom) / (top - bottom);
  const [low, high] = rangeOf(step);
  return {
    '--low': shareOf(low),
    '--high': shareOf(high),
    '--end': shareOf(step.end),
  } as CSSProperties;
}
