import type { Role } from '@contract/permissions/roles';
import type { ReactNode } from 'react';
import { usePagesView } from '@/shared/api/usePagesView';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { CardGrid } from '@/shared/ui/card/CardGrid';
import { ServerSearchedList } from '@/shared/ui/list/ServerSearchedList';
import { useServerSearch } from '@/shared/ui/list/useListState';
import { NO_FIGURES, type Company } from '../../Company';
import { useGetCompanyPagesInfiniteQuery } from '../../companiesApi';
import { CompaniesTable } from './CompaniesTable';
import { CompanyCard } from './CompanyCard';
import { CompanyCardsSkeleton } from './CompanyCardsSkeleton';
import type { CompaniesView } from './companiesView';

interface Props {
  role: Role;
  view: CompaniesView;
  onView: (changed: Partial<CompaniesView>) => void;
  menuFor: (company: Company) => ReactNode;
}

/**
 * A list of companies that is too long to be loaded as a whole: the server searches it by name and sends pages, active
 * companies first, then by name.
 */
export function LongCompanyList({ role, view, onView, menuFor }: Props) {
  const { t } = useTranslation('companies');
  const { typed, type, search } = useServerSearch(view.search, (next) => onView({ search: next }));
  const pages = usePagesView(useGetCompanyPagesInfiniteQuery({ role, search, figures: true }));

  return (
    <ServerSearchedList
      searchLabel={t('list.search')}
      typed={typed}
      onType={type}
      pages={pages}
      skeleton={<CompanyCardsSkeleton />}
    >
      {(companies) => (
        <FoundCompanies companies={companies} isTable={view.view === 'table'} menuFor={menuFor} />
      )}
    </ServerSearchedList>
  );
}

interface FoundProps extends Pick<Props, 'menuFor'> {
  companies: readonly (Company & { figures?: typeof NO_FIGURES })[];
  isTable: boolean;
}

function FoundCompanies({ companies, isTable, menuFor }: FoundProps) {
  const { t } = useTranslation('companies');
  if (isTable) {
    const figures = Object.fromEntries(companies.map((one) => [one.id, one.figures]));
    return <CompaniesTable companies={companies} figures={figures} menuFor={menuFor} />;
  }
  return (
    <CardGrid label={t('list.label')} perRow={2}>
      {companies.map((company) => (
        <CompanyCard
          key={company.id}
          company={company}
          figures={company.figures ?? NO_FIGURES}
          menu={menuFor(company)}
        />
      ))}
    </CardGrid>
  );
}
