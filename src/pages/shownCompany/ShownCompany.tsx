import { can, isAdmin } from '@contract/permissions/permissions';
import type { UserDto } from '@contract/rest';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Suspense, useDeferredValue, useMemo, type ReactNode } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { InaccessibleDrafts, selectDraftCompanies } from '@/features/activity';
import { useCurrentUser } from '@/features/auth';
import {
  DeactivatedCompany,
  useGetCompaniesByIdQuery,
  useShownCompany,
  type Company,
  type CompanyList,
} from '@/features/companies';
import { paths } from '@/shared/routing/paths';
import { commandState } from '@/shared/routing/useCommand';
import { MoneyUnit } from '@/shared/money/MoneyUnit';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { StatusPanel } from '@/shared/ui/feedback/StatusPanel';
import { LoadingCard } from '@/shared/ui/loading/LoadingCard';
import utilities from '@/shared/ui/layout/utilities.module.css';
import styles from './ShownCompany.module.css';

interface Props {
  children: (company: Company, user: UserDto) => ReactNode;
}

/**
 * A page about the shown company, with its states: loading, errors, no company, and a deactivated
 * company.
 */
export function ShownCompany({ children }: Props) {
  const user = useCurrentUser();
  return (
    <CompanyStates user={user} loading={<LoadingCard />}>
      {(company) => children(company, user)}
    </CompanyStates>
  );
}

interface StatesProps {
  /** Null while the companies are loading. */
  user: UserDto | null;
  loading: ReactNode;
  children: (company: Company) => ReactNode;
}

/** Like `ShownCompany`, for a page that renders before the user and the companies are known. */
export function CompanyStates({ user, loading, children }: StatesProps) {
  const { t } = useTranslation('companies');
  const companies = useShownCompany(user);
  const chosen = companies.state === 'ready' ? companies.data.company : null;
  // The selector shows the other company's name first; the page is rendered after that.
  const company = useDeferredValue(chosen) ?? chosen;
  const page = useMemo(
    () => company && <MoneyUnit value={company.moneyUnit}>{children(company)}</MoneyUnit>,
    [children, company],
  );

  if (!user || companies.state === 'loading') return <PrintableCompany>{loading}</PrintableCompany>;
  if (companies.state === 'failed') {
    return <ErrorPanel error={companies.error} onRetry={companies.retry} />;
  }
  const inaccessibleDrafts = !companies.isSample && <Drafts user={user} list={companies.data} />;
  if (!company) {
    return (
      <>
        {inaccessibleDrafts}
        <StatusPanel
          status="info"
          title={t('none.title')}
          detail={t(isAdmin(user) ? 'none.adminDetail' : 'none.detail')}
        >
          {isAdmin(user) && <FirstSteps />}
        </StatusPanel>
      </>
    );
  }
  if (!company.activated) {
    const canRestore = can(user, 'reactivateCompany', { company_id: company.id });
    return (
      <Suspense fallback={<LoadingCard />}>
        {inaccessibleDrafts}
        <DeactivatedCompany company={company} role={user.role} canRestore={canRestore} />
      </Suspense>
    );
  }
  return (
    <PrintableCompany name={company.name} above={inaccessibleDrafts}>
      {page}
    </PrintableCompany>
  );
}

/** What a first administrator does, with a link to the first step. */
function FirstSteps() {
  const { t } = useTranslation('companies');
  return (
    <ol className={styles.steps}>
      <li>
        <Link
          className={utilities.touchTarget}
          to={paths.companiesManagement()}
          state={commandState('addCompany')}
        >
          {t('none.steps.company')}
        </Link>
      </li>
      <li>{t('none.steps.people')}</li>
      <li>{t('none.steps.answers')}</li>
    </ol>
  );
}

interface DraftsProps {
  user: UserDto;
  list: CompanyList;
}

/** The edits for companies that the person cannot open. Of a long list their companies are loaded for that. */
function Drafts({ user, list }: DraftsProps) {
  const beyond = useSelector(
    (state: Parameters<typeof selectDraftCompanies>[0]) =>
      list.isComplete
        ? []
        : selectDraftCompanies(state, user.id).filter(
            (draftCompany) => !list.companies.some(({ id }) => id === draftCompany),
          ),
    shallowEqual,
  );
  const isLoaded = beyond.length === 0;
  const { currentData } = useGetCompaniesByIdQuery(
    isLoaded ? skipToken : { role: user.role, ids: beyond },
  );
  if (!isLoaded && !currentData) return null;
  const openCompanies = openIds([...list.companies, ...(currentData ?? [])]);
  return <InaccessibleDrafts userId={user.id} openCompanies={openCompanies} />;
}

const openIds = (companies: readonly Company[]) =>
  companies.filter(({ activated }) => activated).map(({ id }) => id);

interface PrintableCompanyProps {
  name?: string;
  /**
   * Also rendered while the companies load, so that React does not replace the elements of the
   * page.
   */
  above?: ReactNode;
  children: ReactNode;
}

/** Names the company on paper, because the top bar, which names it on the screen, is not printed. */
function PrintableCompany({ name, above, children }: PrintableCompanyProps) {
  return (
    <>
      <div className={styles.onPaper} data-company={name} />
      {above}
      {children}
    </>
  );
}
