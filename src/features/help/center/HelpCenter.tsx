import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { Button, Flex, Input } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useFormats } from '@/shared/i18n/formats';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { ArticleAccordion } from './ArticleAccordion';
import styles from './HelpCenter.module.css';
import {
  helpContent,
  searchArticles,
  searchWords,
  type ArticleGroup,
} from '../content/helpContent';
import { useOpenArticles } from './useOpenArticles';

/** All articles in two accordions, with a search over both. */
export function HelpCenter() {
  const { t } = useTranslation(['help', 'activity', 'shared']);
  const formats = useFormats();
  const groups = useMemo(() => helpContent(t, formats), [t, formats]);
  const { open, setOpen, query, setQuery } = useOpenArticles();
  const words = useMemo(() => searchWords(query), [query]);
  const matchingGroups = useMemo(() => searchArticles(groups, words), [groups, words]);

  function setOpenInGroup({ articles }: ArticleGroup, ids: string[]) {
    const openInOtherGroups = open.filter((id) => !articles.some((article) => article.id === id));
    setOpen([...openInOtherGroups, ...ids]);
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
        <SearchResult isSearching={words.length > 0} found={matchingGroups} />
      </Flex>
      {matchingGroups.map((group) => (
        <ArticleAccordion
          key={group.id}
          group={group}
          open={open.filter((id) => group.articles.some((article) => article.id === id))}
          words={words}
          onChange={(ids) => setOpenInGroup(group, ids)}
        />
      ))}
      {matchingGroups.length === 0 && (
        <EmptyPanel title={t('search.hint')}>
          <Button onClick={() => setQuery('')}>{t('search.clear')}</Button>
        </EmptyPanel>
      )}
    </Flex>
  );
}

interface ResultProps {
  isSearching: boolean;
  found: readonly ArticleGroup[];
}

/** The status element is always rendered, so that screen readers announce changes of the number. */
function SearchResult({ isSearching, found }: ResultProps) {
  const { t } = useTranslation('help');
  const count = found.reduce((sum, { articles }) => sum + articles.length, 0);
  const text = count === 0 ? t('search.nothing') : t('search.found', { count });
  return (
    <strong role="status" className={styles.result}>
      {isSearching && text}
    </strong>
  );
}
