import { PAGES } from '@contract/pages';
import { Typography } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { Link } from 'react-router';
import { paths } from '@/shared/routing/paths';
import type { Block } from '../content/ArticleText';
import styles from './ArticleBody.module.css';
import { ArticleTable } from './ArticleTable';
import type { Article } from '../content/helpContent';
import { helpPath } from '../helpPath';
import { HighlightedText } from './HighlightedText';

interface Props {
  article: Article;
  /** The searched words, which are highlighted. */
  words: readonly string[];
}

/** The content of an article, with links to the page that it describes and to the article itself. */
export function ArticleBody({ article: { id, title, views, blocks }, words }: Props) {
  const { t } = useTranslation('help');
  const [view] = views;
  const canOpen = view && view !== 'help' && PAGES[view].access === 'signedIn';

  return (
    <div className={styles.body}>
      {blocks.map((block, index) => (
        // The index is a stable key, because the blocks of an article never change their order.
        <ArticleBlock key={index} block={block} words={words} />
      ))}
      <p className={styles.links}>
        {canOpen && (
          <Link
            className={styles.link}
            to={paths[view]()}
            aria-label={`${t('article.open')}: ${title}`}
          >
            {t('article.open')}
          </Link>
        )}
        <Link
          className={styles.link}
          to={helpPath(id)}
          aria-label={`${t('article.permalink')}: ${title}`}
        >
          {t('article.permalink')}
        </Link>
      </p>
    </div>
  );
}

function ArticleBlock({ block, words }: { block: Block; words: readonly string[] }) {
  if (typeof block === 'string') {
    return (
      <p>
        <HighlightedText text={block} words={words} />
      </p>
    );
  }
  if ('heading' in block) {
    return (
      <Typography.Title level={3} className={styles.heading}>
        <HighlightedText text={block.heading} words={words} />
      </Typography.Title>
    );
  }
  if ('columns' in block) return <ArticleTable table={block} words={words} />;

  const [List, items] =
    'list' in block ? (['ul', block.list] as const) : (['ol', block.steps] as const);
  return (
    <List className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          <HighlightedText text={item} words={words} />
        </li>
      ))}
    </List>
  );
}
