import type { ReactNode } from 'react';
import utilities from '@/shared/ui/layout/utilities.module.css';
import styles from './Described.module.css';

interface Props {
  /** Read by screen readers in place of what is shown. */
  description: string;
  children: ReactNode;
}

/** Figures and signs without words of their own, with their description for screen readers. */
export function Described({ description, children }: Props) {
  return (
    <>
      <span className={utilities.visuallyHidden}>{description}</span>
      <span className={styles.shown} aria-hidden>
        {children}
      </span>
    </>
  );
}
