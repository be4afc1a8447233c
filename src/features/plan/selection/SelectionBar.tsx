import { useMemo, type ReactNode, type Ref } from 'react';
import { sumSelection } from '@contract/priorities/priorities';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { useSumTexts } from '../strip/useSumTexts';
import type { RankedPriority } from '../usePlanView';
import styles from './SelectionBar.module.css';

interface Props {
  selected: readonly RankedPriority[];
  /** Selects nothing; without it, the selection stays. */
  onClear?: () => void;
  ref?: Ref<HTMLElement>;
  /** How the keyboard leads to the bar. */
  hint?: string | undefined;
  /** The buttons, the main one last. */
  children: ReactNode;
}

/** What the selected actions gain and cost, and what can be done with them. It stays at the bottom of the window. */
export function SelectionBar({ selected, onClear, ref, hint, children }: Props) {
  const { t } = useTranslation('plan');
  const { signed } = useFormats();
  const textsOf = useSumTexts();
  const sums = useMemo(() => sumSelection(selected), [selected]);
  return (
    <section ref={ref} className={styles.bar} aria-label={t('selection.label')} tabIndex={-1}>
      <span className={styles.sums}>
        {[
          t('selection.count', { count: selected.length }),
          signed(sums.gain),
          textsOf(sums).shortCost,
        ].join(' · ')}
      </span>
      {onClear && (
        <PlainButton variant="link" onClick={onClear}>
          {t('selection.clear')}
        </PlainButton>
      )}
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      <span className={styles.buttons}>{children}</span>
    </section>
  );
}
