import loadingIcon from '@ant-design/icons-svg/es/asn/LoadingOutlined';
import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import type { ComponentProps } from 'react';
import styles from './PlainButton.module.css';
import { PlainIcon } from './PlainIcon';

interface Props extends ComponentProps<'button'> {
  /** 'icon' has no border and contains only an icon. */
  variant?: 'default' | 'primary' | 'link' | 'icon';
  size?: 'small' | 'middle' | 'large';
  /** As wide as its container and as high as a large field. */
  block?: boolean;
  /** Shown before the text, or alone. */
  icon?: IconDefinition;
  /** Replaces the icon by a spinner. */
  loading?: boolean;
}

/**
 * A button that looks like antd's without its script, for use before antd is loaded and in long
 * lists.
 */
export function PlainButton({
  variant = 'default',
  size = 'middle',
  block = false,
  icon,
  loading = false,
  children,
  ...rest
}: Props) {
  const names = [
    styles.button,
    styles[variant],
    size !== 'middle' && styles[size],
    block && styles.block,
    icon && !children && styles.alone,
  ];
  const shown = loading ? loadingIcon : icon;
  return (
    <button type="button" {...rest} className={names.filter(Boolean).join(' ')}>
      {shown && (
        <span className={loading ? styles.spinner : styles.sign}>
          <PlainIcon icon={shown} />
        </span>
      )}
      {/* Of its own, so that React can change it on a page that a browser has translated. */}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </button>
  );
}
