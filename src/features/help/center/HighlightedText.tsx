import styles from './HighlightedText.module.css';

interface Props {
  text: string;
  /** In lower case. */
  words: readonly string[];
}

/** Renders a text with every occurrence of the words highlighted. */
export function HighlightedText({ text, words }: Props) {
  if (words.length === 0) return <span>{text}</span>;
  // Longer words come first, so that the expression prefers them to words that are their prefixes.
  const longestFirst = words.toSorted((a, b) => b.length - a.length).map(escapeForRegExp);
  // Because of the capturing group, `split` also returns the matches, at the odd indexes.
  const parts = text.split(new RegExp(`(${longestFirst.join('|')})`, 'gi'));
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <mark key={index} className={styles.mark}>
        {part}
      </mark>
    ) : (
      <span key={index}>{part}</span>
    ),
  );
}

function escapeForRegExp(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
