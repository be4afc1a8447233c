import { shownPercentage } from '@contract/scoring/progress';
import type { ReactNode } from 'react';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { SortHeading } from '@/shared/ui/list/SortHeading';
import { NO_FIGURES, type Company } from '../../Company';
import { CompanyLogo } from '../../CompanyLogo';
import styles from './CompaniesTable.module.css';
import { COMPANY_COLUMNS, type CompaniesView, type FiguresById } from './companiesView';
import { CompanyStatus } from './CompanyCard';

interface Props {
  companies: readonly Company[];
  figures: FiguresById;
  sort: CompaniesView['sort'];
  onSort: (sort: CompaniesView['sort']) => void;
  menuFor: (company: Company) => ReactNode;
}

/** Companies as a sortable table. On narrow screens it scrolls sideways. */
export function CompaniesTable({ companies, figures, sort, onSort, menuFor }: Props) {
  const { t } = useTranslation(['companies', 'shared']);
  const { oneDecimal } = useFormats();

  return (
    // A region that scrolls has to be reachable by keyboard.
    <div className={styles.scroll} role="region" aria-label={t('list.label')} tabIndex={0}>
      <table className={styles.table} aria-label={t('list.label')}>
        <thead>
          <tr>
            {COMPANY_COLUMNS.map((column) => (
              <SortHeading key={column} column={column} sorting={sort} onSort={onSort}>
                {t(`column.${column}`)}
              </SortHeading>
            ))}
            <th scope="col">{t('column.status')}</th>
            <th scope="col">{t('column.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {companies.map((company) => {
            const { average, completed, people } = figures[company.id] ?? NO_FIGURES;
            return (
              <tr key={company.id} data-deleted={!company.activated}>
                <th scope="row">
                  <span className={styles.name}>
                    <CompanyLogo logo={company.logo} name={company.name} />
                    {company.name}
                  </span>
                </th>
                <td>{company.workspace?.name ?? t('card.noWorkspace')}</td>
                <td className={styles.figure}>{average === null ? '–' : oneDecimal(average)}</td>
                <td className={styles.figure}>
                  {completed === null ? '–' : `${shownPercentage(completed)}%`}
                </td>
                <td className={styles.figure}>{people ?? '–'}</td>
                <td>
                  <CompanyStatus company={company} />
                </td>
                <td className={styles.actions}>{menuFor(company)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
