import { can, isAdmin } from '@contract/permissions/permissions';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDeferredValue, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '@/features/auth';
import { companyShown } from '@/features/companies';
import { HelpLink } from '@/features/help';
import {
  COLUMNS,
  groupRows,
  matchingRows,
  PERIODS,
  PeriodContext,
  PortfolioCards,
  PortfolioGrid,
  PortfolioLegend,
  PortfolioMap,
  PortfolioToolbar,
  SORTS,
  useGetPortfolioQuery,
  type PortfolioColumn,
  type PortfolioRow,
} from '@/features/portfolio';
import { useQueryView } from '@/shared/api/useQueryView';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { paths } from '@/shared/routing/paths';
import { flag, oneOf, typedText } from '@/shared/routing/urlParams';
import { usePageTitle } from '@/shared/routing/usePageTitle';
import { useUrlState } from '@/shared/routing/useUrlState';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { useIsSmall, useIsWide } from '@/shared/ui/layout/useLayoutSize';
import { LoadingCard } from '@/shared/ui/loading/LoadingCard';
import { Page } from '@/shared/ui/page/Page';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { Moved } from './Moved';
import { NeedsAttention } from './NeedsAttention';
import styles from './PortfolioPage.module.css';
import { PortfolioSummary } from './PortfolioSummary';

const VIEW = {
  view: oneOf(['grid', 'map'], 'grid'),
  sort: oneOf(SORTS, 'attention'),
  order: oneOf(['ascending', 'descending'], 'ascending'),
  isGrouped: flag,
  search: typedText,
  onlyBehind: flag,
  onlyOverdue: flag,
  period: oneOf(PERIODS, 'fourWeeks'),
};

const NO_FILTER = { search: '', onlyBehind: false, onlyOverdue: false };

export function PortfolioPage() {
  const { t } = useTranslation('portfolio');
  const user = useCurrentUser();
  const mayView = can(user, 'viewPortfolio');
  const [{ period }] = useUrlState(VIEW);
  const query = useGetPortfolioQuery(mayView ? period : skipToken);
  // The former figures stay until those of another period arrive.
  const portfolio = useQueryView({ ...query, currentData: query.data });

  return (
    <Page title={usePageTitle('portfolio')} extra={<HelpLink article="portfolio" />}>
      {!mayView && (
        <EmptyPanel title={t('empty.forbidden')}>{t('empty.forbiddenDetail')}</EmptyPanel>
      )}
      {mayView && portfolio.state === 'loading' && <LoadingCard />}
      {mayView && portfolio.state === 'failed' && (
        <ErrorPanel error={portfolio.error} onRetry={portfolio.retry} />
      )}
      {mayView && portfolio.state === 'ready' && portfolio.data.rows.length === 0 && (
        <EmptyPanel title={t('empty.none')}>{isAdmin(user) && t('empty.noneDetail')}</EmptyPanel>
      )}
      {mayView && portfolio.state === 'ready' && portfolio.data.rows.length > 0 && (
        <PeriodContext value={portfolio.data.period}>
          <Portfolio all={portfolio.data.rows} loadedAt={query.fulfilledTimeStamp ?? 0} />
        </PeriodContext>
      )}
    </Page>
  );
}

interface PortfolioProps {
  all: readonly PortfolioRow[];
  /** When the figures were loaded, ms since the epoch. */
  loadedAt: number;
}

function Portfolio({ all, loadedAt }: PortfolioProps) {
  const { t } = useTranslation('portfolio');
  const hasGrid = useIsWide();
  const isSmall = useIsSmall();
  const [view, change] = useUrlState(VIEW);
  // The toolbar shows a choice in the next frame, and the companies follow.
  const shown = useDeferredValue(view);
  const rows = useMemo(() => matchingRows(all, shown), [all, shown]);
  const groups = useMemo(() => groupRows(rows, shown), [rows, shown]);
  const open = useOpenCompany();

  const moved = (
    <Moved
      rows={all}
      arrangement={shown}
      onSort={change}
      onPeriod={(period) => change({ period })}
    />
  );
  const summary = (
    <PortfolioSummary rows={rows} all={all.length} filter={shown} loadedAt={loadedAt} />
  );

  return (
    <div className={styles.view}>
      <NeedsAttention rows={all} onOpen={open} isFolded={isSmall}>
        {isSmall && (
          <>
            {moved}
            {summary}
          </>
        )}
      </NeedsAttention>
      {!isSmall && moved}
      <PortfolioToolbar view={view} onChange={change} hasSortMenu={!hasGrid} />
      {!isSmall && summary}
      {rows.length === 0 ? (
        <EmptyPanel title={t('empty.filtered')}>
          <PlainButton onClick={() => change(NO_FILTER)}>{t('empty.reset')}</PlainButton>
        </EmptyPanel>
      ) : (
        <>
          {hasGrid && shown.view === 'grid' && <PortfolioLegend />}
          {shown.view === 'map' && <PortfolioMap rows={rows} onOpen={open} />}
          {shown.view === 'grid' && !hasGrid && <PortfolioCards groups={groups} onOpen={open} />}
          {shown.view === 'grid' && hasGrid && (
            <PortfolioGrid groups={groups} arrangement={shown} onSort={change} onOpen={open} />
          )}
          {!hasGrid && shown.view === 'grid' && <PortfolioLegend />}
        </>
      )}
    </div>
  );
}

/** Makes a company the shown one and opens the page that explains the figure. */
function useOpenCompany() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (row: PortfolioRow, column: PortfolioColumn) => {
    dispatch(companyShown(row.companyId));
    void navigate(pathOf(row, column));
  };
}

function pathOf({ cells }: PortfolioRow, column: PortfolioColumn): string {
  if (column === 'company') return paths.companyOverview('General');
  if (column === 'completed') return paths.impactAreas();
  if (column === 'fresh') return paths.impactAreas('health', { rule: 'stale' });
  if (column === 'plan') return paths.plan('all');
  if (column === 'round') return paths.impactAreas('opinions');
  const driver = cells[COLUMNS.indexOf(column) - 1]?.title;
  return paths.companyOverview(
    driver === undefined || driver === 'Global Average' ? 'General' : driver,
  );
}
