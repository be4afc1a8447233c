import styles from './Marked.module.css';

interface Props {
  text: string;
  /** In lower case. */
  words: readonly string[];
}

/** A text with the words of a search marked in it. */
export function Marked({ text, words }: Props) {
  if (words.length === 0) return text;
  // The longest first: of two words that begin alike it is the one to mark.
  const longestFirst = words.toSorted((a, b) => b.length - a.length).map(escapeForRegExp);
  // A capturing group keeps what is found; it stands at every second place.
  const parts = text.split(new RegExp(`(${longestFirst.join('|')})`, 'gi'));
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <mark key={index} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

function escapeForRegExp(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
