import type { Role } from '@contract/roles';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useQueryView } from '@/shared/api/useQueryView';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { CardGrid } from '@/shared/ui/card/CardGrid';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { SearchField } from '@/shared/ui/input/SearchField';
import { MoreButton } from '@/shared/ui/list/MoreButton';
import { useSearchText } from '@/shared/ui/list/usePageSelection';
import { usePausedText } from '@/shared/lib/usePausedText';
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
  const { typed, type } = useSearchText(view.search, (search) => onView({ search }));
  const search = usePausedText(typed.trim());
  const query = useGetCompanyPagesInfiniteQuery({ role, search, figures: true });
  const found = useQueryView(query);

  return (
    <Flex vertical gap="middle">
      <SearchField label={t('list.search')} typed={typed} onType={type} />
      {found.state === 'loading' && <CompanyCardsSkeleton />}
      {found.state === 'failed' && <ErrorPanel error={found.error} onRetry={found.retry} />}
      {found.state === 'ready' && (
        <FoundCompanies
          companies={found.data.pages.flat()}
          isTable={view.view === 'table'}
          menuFor={menuFor}
        />
      )}
      {query.hasNextPage && (
        <MoreButton
          isLoading={query.isFetchingNextPage}
          onLoad={() => void query.fetchNextPage()}
          isAutomatic
        />
      )}
    </Flex>
  );
}

interface FoundProps extends Pick<Props, 'menuFor'> {
  companies: readonly (Company & { figures?: typeof NO_FIGURES })[];
  isTable: boolean;
}

function FoundCompanies({ companies, isTable, menuFor }: FoundProps) {
  const { t } = useTranslation(['companies', 'shared']);
  if (companies.length === 0) return <EmptyPanel title={t('shared:nothingFound')} />;
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
