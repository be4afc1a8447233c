import type { ReactNode } from 'react';
import styles from './InfoPopover.module.css';
import { lazyAntd } from '../theme/lazyAntd';
import popup from './popup.module.css';
import { usePopup } from './usePopup';

const ExplanationPopup = lazyAntd(() =>
  import(/* webpackChunkName: "overlays" */ './InfoPopup').then(
    (module) => module.ExplanationPopup,
  ),
);

interface Props {
  /** What the explanation is about, for people who cannot see the figure. */
  label: string;
  /** Rendered once the popup opens. */
  explanation: ReactNode;
  /** The figure itself. */
  children: ReactNode;
}

/** A figure that explains, when pressed, where it comes from. */
export function Explained({ label, explanation, children }: Props) {
  const { isOpen, isMounted, setOpen, opener } = usePopup();

  return (
    <span className={popup.place}>
      <button
        type="button"
        className={styles.figure}
        title={label}
        aria-expanded={isOpen}
        {...opener}
      >
        {children}
      </button>
      {isMounted && (
        <ExplanationPopup
          open={isOpen}
          title={label}
          content={<div className={styles.explanation}>{explanation}</div>}
          onOpenChange={setOpen}
        />
      )}
    </span>
  );
}
