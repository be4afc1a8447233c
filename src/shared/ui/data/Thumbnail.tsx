import { useState, type CSSProperties, type ReactNode } from 'react';
import { Initials, initialsOf } from './Initials';
import styles from './Thumbnail.module.css';

interface Props {
  src: string | null;
  /** Width and height, px. */
  size: number;
  shape?: 'circle' | 'square';
  /** Shown if there is no image or it cannot be loaded. */
  icon: ReactNode;
  /** Its initials are shown in place of the icon. */
  name?: string | undefined;
}

/** A small decorative image beside a name. It is loaded when it is near the viewport. */
export function Thumbnail({ src, size, shape = 'circle', icon, name = '' }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const hasPicture = src !== null && src !== broken;
  return (
    <span
      className={styles[shape]}
      style={{ '--size': `${size}px` } as CSSProperties}
      data-picture={hasPicture ? 'own' : 'generic'}
    >
      {hasPicture ? (
        <img
          src={src}
          width={size}
          height={size}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(src)}
        />
      ) : initialsOf(name) ? (
        <Initials name={name} />
      ) : (
        icon
      )}
    </span>
  );
}
