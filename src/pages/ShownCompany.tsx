import { can, isAdmin } from '@contract/permissions';
import type { UserDto } from '@contract/rest';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useCurrentUser } from '@/features/auth';
import { DeactivatedCompany, useShownCompany, type Company } from '@/features/companies';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { StatusPanel } from '@/shared/ui/StatusPanel';
import { Waiting } from '@/shared/ui/Waiting';

interface Props {
  children: (company: Company, user: UserDto) => ReactNode;
}

/** What a page about one company shows before it can: loading, error, none, or closed. */
export function ShownCompany({ children }: Props) {
  const { t } = useTranslation('companies');
  const user = useCurrentUser();
  const companies = useShownCompany(user);

  if (companies.state === 'loading') return <Waiting />;
  if (companies.state === 'failed') {
    return <ErrorPanel error={companies.error} onRetry={companies.retry} />;
  }
  const { company } = companies.data;
  if (!company) {
    return (
      <StatusPanel
        status="info"
        title={t('none.title')}
        detail={t(isAdmin(user) ? 'none.adminDetail' : 'none.detail')}
      />
    );
  }
  if (!company.activated) {
    const canRestore = can(user, 'reactivateCompany', { company_id: company.id });
    return (
      <Suspense fallback={<Waiting />}>
        <DeactivatedCompany company={company} canRestore={canRestore} />
      </Suspense>
    );
  }
  return children(company, user);
}
