import { SearchOutlined } from '@ant-design/icons';
import { Button, Flex, Input } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useFormats } from '@/shared/i18n/formats';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { ArticleAccordion } from './ArticleAccordion';
import styles from './HelpCenter.module.css';
import { helpContent, search, wordsOf, type ArticleGroup } from '../content/helpContent';
import { useOpenArticles } from './useOpenArticles';

/** All articles in two accordions, with a search over both. */
export function HelpCentre() {
  const { t } = useTranslation(['help', 'activity', 'shared']);
  const formats = useFormats();
  const groups = useMemo(() => helpContent(t, formats), [t, formats]);
  const { open, setOpen, query, setQuery } = useOpenArticles();
  const words = useMemo(() => wordsOf(query), [query]);
  const found = useMemo(() => search(groups, words), [groups, words]);

  function openedIn({ articles }: ArticleGroup, ids: string[]) {
    const elsewhere = open.filter((id) => !articles.some((article) => article.id === id));
    setOpen([...elsewhere, ...ids]);
  }

  return (
    <Flex vertical gap="large">
      <Flex vertical gap="small">
        <Input
          className={styles.search}
          type="search"
          size="large"
          allowClear
          prefix={<SearchOutlined aria-hidden />}
          placeholder={t('search.placeholder')}
          aria-label={t('search.label')}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <SearchResult searching={words.length > 0} found={found} />
      </Flex>
      {found.map((group) => (
        <ArticleAccordion
          key={group.id}
          group={group}
          open={open.filter((id) => group.articles.some((article) => article.id === id))}
          words={words}
          onChange={(ids) => openedIn(group, ids)}
        />
      ))}
      {found.length === 0 && (
        <EmptyPanel title={t('search.hint')}>
          <Button onClick={() => setQuery('')}>{t('search.clear')}</Button>
        </EmptyPanel>
      )}
    </Flex>
  );
}

interface ResultProps {
  searching: boolean;
  found: readonly ArticleGroup[];
}

/** The element is always rendered, so that screen readers announce a change of the number. */
function SearchResult({ searching, found }: ResultProps) {
  const { t } = useTranslation('help');
  const count = found.reduce((sum, { articles }) => sum + articles.length, 0);
  const text = count === 0 ? t('search.nothing') : t('search.found', { count });
  return (
    <strong role="status" className={styles.result}>
      {searching && text}
    </strong>
  );
}
