import loadingIcon from '@ant-design/icons-svg/es/asn/LoadingOutlined';
import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import type { ComponentProps } from 'react';
import styles from './PlainButton.module.css';
import { PlainIcon } from './PlainIcon';

interface Props extends ComponentProps<'button'> {
  /** 'icon' has no border and holds an icon only. */
  look?: 'default' | 'primary' | 'link' | 'icon';
  size?: 'small' | 'middle' | 'large';
  /** As high as a large field, and as wide as its container. */
  block?: boolean;
  /** Before the text, or alone. */
  icon?: IconDefinition;
  /** Shows a spinner in place of the icon. */
  loading?: boolean;
}

/** Looks like antd's button without its script: before antd is loaded, and for hundreds in a list. */
export function PlainButton({
  look = 'default',
  size = 'middle',
  block = false,
  icon,
  loading = false,
  children,
  ...rest
}: Props) {
  const names = [
    styles.button,
    styles[look],
    size !== 'middle' && styles[size],
    block && styles.block,
    icon && !children && styles.alone,
  ];
  const shown = loading ? loadingIcon : icon;
  return (
    <button type="button" {...rest} className={names.filter(Boolean).join(' ')}>
      {shown && (
        <span className={loading ? styles.spinner : styles.sign}>
          <PlainIcon of={shown} />
        </span>
      )}
      {children}
    </button>
  );
}
