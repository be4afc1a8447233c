import type { MouseEvent, ReactNode } from 'react';
import styles from './EllipsisText.module.css';

interface Props {
  look?: 'plain' | 'strong' | 'secondary';
  children: ReactNode;
}

/** Text that gives way where there is no room for it; a pointer on it then brings all of it. */
export function OneLine({ look = 'plain', children }: Props) {
  return (
    <span className={styles[look]} onMouseEnter={tellWhatIsCut}>
      {children}
    </span>
  );
}

function tellWhatIsCut({ currentTarget: text }: MouseEvent<HTMLElement>) {
  text.title = text.scrollWidth > text.clientWidth ? text.textContent : '';
}
