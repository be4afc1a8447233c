import type { ReactNode } from 'react';
import styles from './InfoPopover.module.css';
import { lazyAntd } from '../theme/lazyAntd';
import popup from './popup.module.css';
import { usePopup } from './usePopup';

const InfoPopup = lazyAntd(() =>
  import(/* webpackChunkName: "overlays" */ './InfoPopup').then((module) => module.InfoPopup),
);

interface Props {
  /** Names the figure for screen readers; also the popover's title. */
  label: string;
  /** Rendered when the popover opens. */
  explanation: ReactNode;
  /** The figure itself. */
  children: ReactNode;
}

/** A figure that opens a popover with its explanation when it is pressed. */
export function InfoPopover({ label, explanation, children }: Props) {
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
        <InfoPopup
          open={isOpen}
          title={label}
          content={<div className={styles.explanation}>{explanation}</div>}
          onOpenChange={setOpen}
        />
      )}
    </span>
  );
}
