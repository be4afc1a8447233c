import { useMemo, type ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { CardGrid } from '@/shared/ui/card/CardGrid';
import { Filters } from '@/shared/ui/input/Filters';
import { useIsMobile } from '@/shared/ui/layout/useLayoutSize';
import { SearchedList, type SearchedPages } from '@/shared/ui/list/SearchedList';
import { SortMenu } from '@/shared/ui/list/sorting/SortMenu';
import { NO_FIGURES, sortForList, type Company } from '../../Company';
import {
  COMPANY_COLUMNS,
  MIN_FOR_TABLE,
  sortCompanies,
  type CompaniesView,
  type FiguresById,
} from './companiesView';
import { CompaniesTable } from './CompaniesTable';
import { CompanyCard } from './CompanyCard';
import { CompanyCardsSkeleton } from './CompanyCardsSkeleton';

interface Props {
  pages: SearchedPages<Company>;
  /** Null while they are loading. */
  figures: FiguresById | null;
  view: CompaniesView;
  onView: (changed: Partial<CompaniesView>) => void;
  menuFor: (company: Company) => ReactNode;
}

const NONE: readonly Company[] = [];
const PAGE_SIZE = 24;
/** The number of cards on the first screen. */
const FIRST_BATCH = 14;

const textOf = ({ name, website, workspace }: Company) =>
  [name, website, workspace?.name].join(' ');

/**
 * Companies as cards, two in a row: active companies first, then by name; or as a table, which can be sorted unless the
 * server searches.
 */
export function CompanyCards({ pages, figures, view, onView, menuFor }: Props) {
  const { t } = useTranslation('companies');
  const isMobile = useIsMobile();
  const isWhole = pages.serverSearch === null;
  const companies = pages.view.state === 'ready' ? pages.view.data : NONE;
  const isTable = view.view === 'table' && (!isWhole || companies.length >= MIN_FOR_TABLE);
  const ordered = useMemo(() => {
    if (!isWhole) return companies;
    return isTable ? sortCompanies(companies, view.sort, figures ?? {}) : sortForList(companies);
  }, [companies, isWhole, isTable, view.sort, figures]);

  return (
    <SearchedList
      pages={pages}
      skeleton={<CompanyCardsSkeleton />}
      items={ordered}
      pageSize={PAGE_SIZE}
      firstBatch={FIRST_BATCH}
      searchLabel={t('list.search')}
      itemsName={t('list.what')}
      textOf={textOf}
      filters={
        isTable &&
        isMobile && (
          <Filters count={0}>
            <SortMenu
              columns={COMPANY_COLUMNS.map((value) => ({ value, label: t(`column.${value}`) }))}
              sorting={view.sort}
              onSort={(sort) => onView({ sort, page: 1 })}
            />
          </Filters>
        )
      }
      listState={{ stored: { search: view.search, page: view.page }, store: onView }}
    >
      {(shown) =>
        isTable ? (
          <CompaniesTable
            companies={shown}
            figures={figures ?? {}}
            {...(isWhole && {
              sorting: { sort: view.sort, onSort: (sort) => onView({ sort, page: 1 }) },
            })}
            menuFor={menuFor}
          />
        ) : (
          <CardGrid label={t('list.label')} perRow={2}>
            {shown.map((company) => (
              <CompanyCard
                key={company.id}
                company={company}
                figures={figures && (figures[company.id] ?? NO_FIGURES)}
                menu={menuFor(company)}
              />
            ))}
          </CardGrid>
        )
      }
    </SearchedList>
  );
}
