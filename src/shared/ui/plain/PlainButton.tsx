import type { ButtonHTMLAttributes } from 'react';
import styles from './PlainButton.module.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'default' | 'primary' | 'link';
  /** As high as a large field, and as wide as what it stands in. */
  block?: boolean;
}

/** Looks like antd's button and needs nothing of it: for what shows before antd is there. */
export function PlainButton({ look = 'default', block = false, ...rest }: Props) {
  const names = [styles.button, styles[look], block ? styles.block : undefined];
  return <button type="button" {...rest} className={names.filter(Boolean).join(' ')} />;
}
