import { can, isAdmin } from '@contract/permissions';
import type { UserDto } from '@contract/rest';
import { Suspense, useDeferredValue, useMemo, type ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { InaccessibleDrafts } from '@/features/activity';
import { useCurrentUser } from '@/features/auth';
import { DeactivatedCompany, useShownCompany, type Company } from '@/features/companies';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { StatusPanel } from '@/shared/ui/feedback/StatusPanel';
import { LoadingCard } from '@/shared/ui/loading/LoadingCard';
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
  const page = useMemo(() => company && children(company), [children, company]);

  if (!user || companies.state === 'loading') return <PrintableCompany>{loading}</PrintableCompany>;
  if (companies.state === 'failed') {
    return <ErrorPanel error={companies.error} onRetry={companies.retry} />;
  }
  const inaccessibleDrafts = !companies.isSample && (
    <InaccessibleDrafts userId={user.id} openCompanies={openIds(companies.data.companies)} />
  );
  if (!company) {
    return (
      <>
        {inaccessibleDrafts}
        <StatusPanel
          status="info"
          title={t('none.title')}
          detail={t(isAdmin(user) ? 'none.adminDetail' : 'none.detail')}
        />
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
