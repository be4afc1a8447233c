import { useState, type CSSProperties, type ReactNode } from 'react';
import { NAME_COLORS } from '../theme/tokens';
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

/** The first letters of a name's first and last word on a color drawn from the name. The name is always beside it. */
function Initials({ name }: { name: string }) {
  return (
    <span
      className={styles.initials}
      style={{ background: `var(--vd-name-${colorOf(name)})` }}
      // Drawn by the style sheet, so that they are no part of the text that a person copies.
      data-initials={initialsOf(name)}
    />
  );
}

function initialsOf(name: string): string {
  const words = name.split(/[^\p{Letter}\p{Number}]+/u).filter(Boolean);
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last]
    .map((word) => Array.from(word ?? '').at(0) ?? '')
    .join('')
    .toUpperCase();
}

/** 1 … NAME_COLORS. */
function colorOf(name: string): number {
  const sum = Array.from(name).reduce(
    (total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 65_521,
    7,
  );
  return (sum % NAME_COLORS) + 1;
}
