import { NAME_COLORS } from '../theme/tokens';
import styles from './Thumbnail.module.css';

/** The first letters of a name's first and last word on a color drawn from the name. The name is always beside it. */
export function Initials({ name }: { name: string }) {
  return (
    <span
      className={styles.initials}
      style={{ background: `var(--vd-name-${colorOf(name)})` }}
      // Drawn by the style sheet, so that they are no part of the text that a person copies.
      data-initials={initialsOf(name)}
    />
  );
}

export function initialsOf(name: string): string {
  const words = name.split(/[^\p{Letter}\p{Number}]+/u).filter(Boolean);
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

/** 1 … NAME_COLORS. */
function colorOf(name: string): number {
  const sum = [...name].reduce((total, letter) => total * 31 + (letter.codePointAt(0) ?? 0), 7);
  return (sum % NAME_COLORS) + 1;
}
