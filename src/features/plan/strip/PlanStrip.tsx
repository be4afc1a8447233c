import downIcon from '@ant-design/icons-svg/es/asn/DownOutlined';
import upIcon from '@ant-design/icons-svg/es/asn/UpOutlined';
import { useState } from 'react';
import { GLOBAL_AVERAGE } from '@contract/fields/naming';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useIsSmall, useIsWide } from '@/shared/ui/layout/useLayoutSize';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import type { PlanView } from '../usePlanView';
import styles from './PlanStrip.module.css';
import { StripFigure } from './StripFigure';
import { useSumTexts } from './useSumTexts';

interface Props {
  view: PlanView;
  /** The targets of the averages, 1–10, by the names of `view.figures`. */
  targets: Readonly<Record<string, number>>;
}

/**
 * The Global Average now and with the plan and the selection, what it costs and takes, and the drivers. It stays at the
 * top. On narrow screens the drivers are shown on demand.
 */
export function PlanStrip({ view: { figures, sums }, targets }: Props) {
  const { t } = useTranslation('plan');
  const { signed } = useFormats();
  const textsOf = useSumTexts();
  const isWide = useIsWide();
  const isSmall = useIsSmall();
  const [isOpen, setOpen] = useState(false);
  const total = figures.find(({ name }) => name === GLOBAL_AVERAGE);
  if (!total) return null;
  const { cost, shortCost, weeks } = textsOf(sums);
  const isFolded = isSmall && !isOpen;
  const names = isOpen && !isWide ? `${styles.strip} ${styles.open}` : styles.strip;

  return (
    <section className={names} aria-label={t('strip.label')}>
      <div className={styles.lead} role="status">
        <StripFigure step={total} target={targets[GLOBAL_AVERAGE]} isLead isShort={isFolded} />
        {sums.count === 0 ? (
          <p className={styles.sums}>{t('strip.none')}</p>
        ) : (
          <p className={styles.sums}>
            <span>{`${signed(sums.gain)} · ${isFolded ? shortCost : cost}`}</span>
            <span className={styles.weeks}>{weeks}</span>
          </p>
        )}
      </div>
      {(isWide || isOpen) && (
        <ul className={styles.drivers} aria-label={t('strip.drivers')}>
          {figures
            .filter((step) => step !== total)
            .map((step) => (
              <li key={step.name}>
                <StripFigure step={step} target={targets[step.name]} />
              </li>
            ))}
        </ul>
      )}
      {!isWide && (
        <span className={styles.fold}>
          <PlainButton
            variant="icon"
            icon={isOpen ? upIcon : downIcon}
            aria-label={t('strip.drivers')}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        </span>
      )}
    </section>
  );
}
