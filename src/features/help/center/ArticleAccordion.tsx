import { Collapse } from 'antd';
import { useId, type KeyboardEvent } from 'react';
import { SectionTitle } from '@/shared/ui/layout/SectionTitle';
import { usePrinted } from '@/shared/ui/layout/usePrinted';
import styles from './ArticleAccordion.module.css';
import { ArticleBody } from './ArticleBody';
import type { ArticleGroup } from '../content/helpContent';
import { HighlightedText } from './HighlightedText';

interface Props {
  group: ArticleGroup;
  open: readonly string[];
  words: readonly string[];
  onChange: (open: string[]) => void;
}

export function ArticleAccordion({ group: { title, articles }, open, words, onChange }: Props) {
  const headingId = useId();
  // Readers of a printed page cannot expand an article, so all of them are expanded.
  const isPrinted = usePrinted();
  return (
    <section className={styles.group} aria-labelledby={headingId}>
      <div id={headingId}>
        <SectionTitle>{title}</SectionTitle>
      </div>
      <Collapse
        activeKey={isPrinted ? articles.map(({ id }) => id) : [...open]}
        onChange={onChange}
        items={articles.map((article) => ({
          key: article.id,
          id: article.id,
          className: styles.article,
          label: <HighlightedText text={article.title} words={words} />,
          children: <ArticleBody article={article} words={words} />,
          onKeyDown: clickBySpace,
        }))}
      />
    </section>
  );
}

/** antd's collapse headers have the role of a button but react to Enter only, not to Space. */
function clickBySpace(event: KeyboardEvent<HTMLElement>) {
  const { target } = event;
  if (event.key !== ' ' || !(target instanceof HTMLElement)) return;
  if (target.getAttribute('role') !== 'button') return;
  event.preventDefault();
  target.click();
}
