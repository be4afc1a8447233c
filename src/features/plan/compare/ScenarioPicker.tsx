import { useTranslation } from '@/shared/i18n/useTranslation';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import styles from './Compare.module.css';
import { MAX_COMPARED } from './comparison';
import type { Scenario } from './Scenario';

interface Props {
  all: readonly Scenario[];
  shown: readonly Scenario[];
  onChoose: (ids: string) => void;
}

/** Chooses which scenarios are compared, one of them at least. */
export function ScenarioPicker({ all, shown, onChoose }: Props) {
  const { t } = useTranslation('plan');
  const ids = shown.map(({ id }) => id);
  function toggle(id: string) {
    const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
    onChoose(next.join(','));
  }
  return (
    <span className={styles.picker} role="group" aria-label={t('compare.pick')}>
      {all.map(({ id, name }) => {
        const isShown = ids.includes(id);
        return (
          <PlainButton
            key={id}
            size="small"
            variant={isShown ? 'primary' : 'default'}
            aria-pressed={isShown}
            disabled={isShown ? ids.length === 1 : ids.length === MAX_COMPARED}
            onClick={() => toggle(id)}
          >
            <span className={styles.name}>{name}</span>
          </PlainButton>
        );
      })}
    </span>
  );
}
