import { useState, type CSSProperties, type ReactNode } from 'react';
import styles from './Thumbnail.module.css';

interface Props {
  src: string | null;
  /** Of both sides, px. */
  size: number;
  shape?: 'circle' | 'square';
  /** Stands where there is no picture, or none that loads. */
  icon: ReactNode;
}

/** A small picture beside what it belongs to, which says all that it shows. Asked for when it is near. */
export function Picture({ src, size, shape = 'circle', icon }: Props) {
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
      ) : (
        icon
      )}
    </span>
  );
}
