import { dayOf } from '@contract/days';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Target } from '../Target';
import styles from './FormerTargets.module.css';
import { useTargetTexts } from '../useTargetTexts';

const SHOWN = 5;

/** The latest former targets of a driver, so that moved goalposts stay visible. */
export function FormerTargets({ former }: { former: readonly Target[] }) {
  const { t } = useTranslation('targets');
  const { goal, day } = useTargetTexts();
  if (former.length === 0) return null;
  return (
    <section className={styles.former} aria-label={t('dialog.former')}>
      <h3 className={styles.title}>{t('dialog.former')}</h3>
      <ul className={styles.list}>
        {former.slice(0, SHOWN).map((target) => (
          <li key={target.id}>
            {goal(target)} ·{' '}
            {t('dialog.setBy', {
              person: target.setBy ?? t('dialog.formerMember'),
              day: day(dayOf(new Date(target.setAt))),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
