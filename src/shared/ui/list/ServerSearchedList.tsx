import { Flex } from 'antd';
import type { ReactNode } from 'react';
import type { PagesView } from '@/shared/api/usePagesView';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { EmptyPanel } from '../feedback/EmptyPanel';
import { ErrorPanel } from '../feedback/ErrorPanel';
import { SearchField } from '../input/SearchField';
import { MoreButton } from './MoreButton';

interface Props<Item> {
  searchLabel: string;
  typed: string;
  onType: (search: string) => void;
  pages: PagesView<Item>;
  /** Shown until the first page is loaded. */
  skeleton: ReactNode;
  /** Renders the items found, of which there is at least one. */
  children: (found: readonly Item[]) => ReactNode;
}

/** A list that is too long to be loaded as a whole: the server searches it and sends pages. */
export function ServerSearchedList<Item>(props: Props<Item>) {
  const { searchLabel, typed, onType, pages, skeleton, children } = props;
  const { t } = useTranslation('shared');
  const { view, hasMore, isLoadingMore, loadMore } = pages;
  return (
    <Flex vertical gap="middle">
      <SearchField label={searchLabel} typed={typed} onType={onType} />
      {view.state === 'loading' && skeleton}
      {view.state === 'failed' && <ErrorPanel error={view.error} onRetry={view.retry} />}
      {view.state === 'ready' &&
        (view.data.length === 0 ? <EmptyPanel title={t('nothingFound')} /> : children(view.data))}
      {hasMore && <MoreButton isLoading={isLoadingMore} onLoad={loadMore} isAutomatic />}
    </Flex>
  );
}
