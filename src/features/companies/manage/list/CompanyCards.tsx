import { useMemo, type ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { CardGrid } from '@/shared/ui/card/CardGrid';
import { PaginatedList } from '@/shared/ui/list/PaginatedList';
import { sortForList, type Company } from '../../Company';
import { CompanyCard } from './CompanyCard';

interface Props {
  companies: readonly Company[];
  menuFor: (company: Company) => ReactNode;
}

const PAGE_SIZE = 24;
/** The number of cards on the first screen. */
const FIRST_BATCH = 14;

const textOf = ({ name, website, workspace }: Company) =>
  [name, website, workspace?.name].join(' ');

/** Cards of companies, two in a row: active companies first, then by name. */
export function CompanyCards({ companies, menuFor }: Props) {
  const { t } = useTranslation('companies');
  const ordered = useMemo(() => sortForList(companies), [companies]);

  return (
    <PaginatedList
      items={ordered}
      pageSize={PAGE_SIZE}
      firstBatch={FIRST_BATCH}
      searchLabel={t('list.search')}
      itemsName={t('list.what')}
      textOf={textOf}
    >
      {(shown) => (
        <CardGrid label={t('list.label')} perRow={2}>
          {shown.map((company) => (
            <CompanyCard key={company.id} company={company} menu={menuFor(company)} />
          ))}
        </CardGrid>
      )}
    </PaginatedList>
  );
}
