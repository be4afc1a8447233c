import { shownPercentage } from '@contract/scoring/percentages';
import type { ReactNode } from 'react';
import { useIsOffered } from '@/shared/api/features/views';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import table from '@/shared/ui/list/listTable.module.css';
import { SortHeading } from '@/shared/ui/list/sorting/SortHeading';
import { NO_FIGURES, type Company } from '../../Company';
import { CompanyLogo } from '../../CompanyLogo';
import styles from './CompaniesTable.module.css';
import { COMPANY_COLUMNS, isFigure, type CompaniesView, type FiguresById } from './companiesView';
import { CompanyStatus } from './CompanyCard';

interface Props {
  companies: readonly Company[];
  figures: FiguresById;
  /** Absent if the table cannot be sorted. */
  sorting?: {
    sort: CompaniesView['sort'];
    onSort: (sort: CompaniesView['sort']) => void;
  };
  menuFor: (company: Company) => ReactNode;
}

/** Companies as a table, laid out as a list on narrow screens. Browsers then drop the table semantics, so the roles are explicit. */
export function CompaniesTable({ companies, figures, sorting, menuFor }: Props) {
  const { t } = useTranslation(['companies', 'shared']);
  const { oneDecimal, percent } = useFormats();
  const hasFigures = useIsOffered('companyFigures');
  const columns = COMPANY_COLUMNS.filter((column) => hasFigures || !isFigure(column));

  return (
    <table
      className={`${table.table} ${styles.companies}`}
      role="table"
      aria-label={t('list.label')}
    >
      <thead className={table.head} role="rowgroup">
        <tr role="row">
          {columns.map((column) =>
            sorting ? (
              <SortHeading
                key={column}
                column={column}
                sorting={sorting.sort}
                onSort={sorting.onSort}
              >
                {t(`column.${column}`)}
              </SortHeading>
            ) : (
              <th key={column} scope="col" role="columnheader">
                {t(`column.${column}`)}
              </th>
            ),
          )}
          <th scope="col" role="columnheader">
            {t('column.status')}
          </th>
          <th scope="col" role="columnheader" className={table.actions}>
            {t('column.actions')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {companies.map((company) => {
          const { average, completed, people } = figures[company.id] ?? NO_FIGURES;
          return (
            <tr key={company.id} role="row" className={table.row} data-deleted={!company.activated}>
              <th scope="row" role="rowheader" className={table.name}>
                <CompanyLogo logo={company.logo} name={company.name} />
                <span>{company.name}</span>
              </th>
              <td role="cell" data-label={t('column.workspace')}>
                {company.workspace?.name ?? t('card.noWorkspace')}
              </td>
              {hasFigures && (
                <>
                  <td role="cell" data-label={t('column.average')} className={styles.figure}>
                    {average === null ? '–' : oneDecimal(average)}
                  </td>
                  <td role="cell" data-label={t('column.completed')} className={styles.figure}>
                    {completed === null ? '–' : percent(shownPercentage(completed))}
                  </td>
                  <td role="cell" data-label={t('column.people')} className={styles.figure}>
                    {people ?? '–'}
                  </td>
                </>
              )}
              <td role="cell" data-label={t('column.status')}>
                <CompanyStatus company={company} />
              </td>
              <td role="cell" className={table.actions}>
                {menuFor(company)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
