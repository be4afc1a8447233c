import type { Role } from '@contract/permissions/roles';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useFormats } from '@/shared/i18n/formats';
import { StatusPanel } from '@/shared/ui/feedback/StatusPanel';
import { useGetCompaniesByIdQuery, useGetCompaniesQuery } from '../companiesApi';
import type { Company } from '../Company';
import { ReactivateCompanyDialog } from './dialogs/ReactivateCompanyDialog';

interface Props {
  company: Company;
  /** Role of the signed-in user. */
  role: Role;
  canRestore: boolean;
}

/** The company list is not fetched again for this time, s. */
const FRESH_S = 5;

/** Shown in place of the figures of a deleted company. */
export function DeactivatedCompanyPanel({ company, role, canRestore }: Props) {
  const { t } = useTranslation('companies');
  const { longDate } = useFormats();
  const [restoring, setRestoring] = useState(false);
  const { name, expirationDate } = company;
  // The company may have been restored in the meantime, so the list is fetched again on each page that shows this.
  const { currentData: list } = useGetCompaniesQuery(role, { refetchOnMountOrArgChange: FRESH_S });
  useGetCompaniesByIdQuery(
    { role, ids: [company.id] },
    { refetchOnMountOrArgChange: FRESH_S, skip: list?.isComplete !== false },
  );

  return (
    <>
      <StatusPanel
        status="info"
        title={t('deactivated.title', { name })}
        detail={
          expirationDate
            ? t('deactivated.detailUntil', { date: longDate(expirationDate) })
            : t('deactivated.detail')
        }
      >
        {canRestore && (
          <Button type="primary" onClick={() => setRestoring(true)}>
            {t('menu.reactivate')}
          </Button>
        )}
      </StatusPanel>
      <ReactivateCompanyDialog
        company={company}
        open={restoring}
        onClose={() => setRestoring(false)}
      />
    </>
  );
}
