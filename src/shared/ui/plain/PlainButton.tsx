import type { ComponentProps } from 'react';
import styles from './PlainButton.module.css';

interface Props extends ComponentProps<'button'> {
  /** 'icon' holds one alone, without an edge. */
  look?: 'default' | 'primary' | 'link' | 'icon';
  /** As high as a large field, and as wide as what it stands in. */
  block?: boolean;
}

/** Looks like antd's button and needs nothing of it: before antd is there, and by the hundred in lists. */
export function PlainButton({ look = 'default', block = false, ...rest }: Props) {
  const names = [styles.button, styles[look], block ? styles.block : undefined];
  return <button type="button" {...rest} className={names.filter(Boolean).join(' ')} />;
}
