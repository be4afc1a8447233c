import { useState, type CSSProperties } from 'react';
import { useFormats } from '@/shared/i18n/formats';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import type { MovedSubdriver } from '../figures/subdrivers';
import styles from './SubdriverBars.module.css';

interface Props {
  subdrivers: readonly MovedSubdriver[];
  /** Whether each row names its driver. */
  showsDriver: boolean;
  /** The id of the one whose actions alone are listed; null for all. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

const INITIAL_COUNT = 6;

/** A bar for each sub-driver, from the middle to the side of a loss or a gain. A press lists its actions alone. */
export function SubdriverBars({ subdrivers, showsDriver, chosen, onChoose }: Props) {
  const { t } = useTranslation('movement');
  const nameOf = useNames();
  const { signed } = useFormats();
  const [showsAll, setShowsAll] = useState(false);
  const largest = Math.abs(subdrivers[0]?.contribution ?? 0);
  const shown = showsAll ? subdrivers : subdrivers.slice(0, INITIAL_COUNT);

  return (
    <div>
      <ul className={styles.list} aria-label={t('subdrivers.label')}>
        {shown.map(({ id, name, driver, contribution }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.row}
              aria-pressed={id === chosen}
              onClick={() => onChoose(id === chosen ? null : id)}
            >
              <span className={styles.name}>
                {nameOf(name)}
                {showsDriver && <small className={styles.driver}>{nameOf(driver)}</small>}
              </span>
              <span className={styles.plot} aria-hidden>
                <span
                  className={contribution < 0 ? styles.down : styles.up}
                  style={{ '--share': Math.abs(contribution) / largest } as CSSProperties}
                />
              </span>
              <span className={styles.figure}>{signed(contribution)}</span>
            </button>
          </li>
        ))}
      </ul>
      {subdrivers.length > INITIAL_COUNT && (
        <PlainButton variant="link" onClick={() => setShowsAll(!showsAll)}>
          {showsAll
            ? t('list.fewer', { count: INITIAL_COUNT })
            : t('subdrivers.all', { count: subdrivers.length })}
        </PlainButton>
      )}
    </div>
  );
}
