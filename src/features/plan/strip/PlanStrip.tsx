import { useFormats } from '@/shared/i18n/formats';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { PlanView } from '../usePlanView';
import styles from './PlanStrip.module.css';
import { useSumTexts } from './useSumTexts';

interface Props {
  view: PlanView;
  /** The targets of the averages, 1–10, by the names of `view.figures`. */
  targets: Readonly<Record<string, number>>;
}

/** The averages now and with the plan and the selection, their targets, and what it costs. It stays at the top. */
export function PlanStrip({ view: { figures, sums }, targets }: Props) {
  const { t } = useTranslation('plan');
  const { oneDecimal } = useFormats();
  const nameOf = useNames();
  const texts = useSumTexts();
  if (figures.length === 0) return null;

  return (
    <section className={styles.strip} aria-label={t('strip.label')}>
      {/* Focusable, because it is scrolled sideways on narrow screens. */}
      <ul className={styles.figures} aria-label={t('strip.label')} tabIndex={0}>
        {figures.map(({ name, now, then }) => {
          const step = { now: oneDecimal(now), then: oneDecimal(then) };
          const target = targets[name];
          return (
            <li key={name} className={styles.figure}>
              <span className={styles.name}>{nameOf(name)}</span>
              <span className={styles.step} aria-label={t('strip.stepLabel', step)} role="text">
                {t('strip.step', step)}
              </span>
              {target !== undefined && (
                <span className={styles.name}>
                  {t('strip.target', { target: oneDecimal(target) })}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.sums} role="status">
        {sums.count === 0 ? t('strip.none') : texts(sums).join(' · ')}
      </p>
    </section>
  );
}
