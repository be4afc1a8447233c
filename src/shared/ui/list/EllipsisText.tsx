import type { MouseEvent, ReactNode } from 'react';
import styles from './EllipsisText.module.css';

interface Props {
  variant?: 'plain' | 'strong' | 'secondary';
  children: ReactNode;
}

/** Text on one line that is truncated with an ellipsis; hovering over it then shows all of it. */
export function EllipsisText({ variant = 'plain', children }: Props) {
  return (
    <span className={styles[variant]} onMouseEnter={showFullTextOnHover}>
      {children}
    </span>
  );
}

function showFullTextOnHover({ currentTarget: text }: MouseEvent<HTMLElement>) {
  text.title = text.scrollWidth > text.clientWidth ? text.textContent : '';
}
