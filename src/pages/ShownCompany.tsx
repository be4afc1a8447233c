import { can, isAdmin } from '@contract/permissions';
import type { UserDto } from '@contract/rest';
import { Suspense, useDeferredValue, useMemo, type ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { LostDrafts } from '@/features/activity';
import { useCurrentUser } from '@/features/auth';
import { DeactivatedCompany, useShownCompany, type Company } from '@/features/companies';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { StatusPanel } from '@/shared/ui/StatusPanel';
import { Waiting } from '@/shared/ui/Waiting';
import styles from './ShownCompany.module.css';

interface Props {
  children: (company: Company, user: UserDto) => ReactNode;
}

/** What a page about one company shows before it can: loading, error, none, or closed. */
export function ShownCompany({ children }: Props) {
  const { t } = useTranslation('companies');
  const user = useCurrentUser();
  const companies = useShownCompany(user);
  const chosen = companies.state === 'ready' ? companies.data.company : null;
  // The selector says another company's name first; its page comes a moment after.
  const company = useDeferredValue(chosen) ?? chosen;
  const page = useMemo(() => company && children(company, user), [children, company, user]);

  if (companies.state === 'loading') return <Waiting />;
  if (companies.state === 'failed') {
    return <ErrorPanel error={companies.error} onRetry={companies.retry} />;
  }
  const lostDrafts = !companies.isSample && (
    <LostDrafts userId={user.id} openCompanies={openIds(companies.data.companies)} />
  );
  if (!company) {
    return (
      <>
        {lostDrafts}
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
      <Suspense fallback={<Waiting />}>
        {lostDrafts}
        <DeactivatedCompany company={company} role={user.role} canRestore={canRestore} />
      </Suspense>
    );
  }
  return (
    <>
      <div className={styles.onPaper} data-company={company.name} />
      {lostDrafts}
      {page}
    </>
  );
}

const openIds = (companies: readonly Company[]) =>
  companies.filter(({ activated }) => activated).map(({ id }) => id);
