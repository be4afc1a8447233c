import { Button, Result } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/i18n/formats';
import type { Company } from '../Company';
import { ReactivateCompanyDialog } from './ReactivateCompanyDialog';

interface Props {
  company: Company;
  canRestore: boolean;
}

/** Stands where the figures of a deleted company would be. */
export function DeactivatedCompany({ company, canRestore }: Props) {
  const { t } = useTranslation('companies');
  const { longDate } = useFormats();
  const [restoring, setRestoring] = useState(false);
  const { name, expirationDate } = company;

  return (
    <>
      <Result
        status="info"
        title={t('deactivated.title', { name })}
        subTitle={
          expirationDate
            ? t('deactivated.detailUntil', { date: longDate(expirationDate) })
            : t('deactivated.detail')
        }
        extra={
          canRestore && (
            <Button type="primary" onClick={() => setRestoring(true)}>
              {t('menu.reactivate')}
            </Button>
          )
        }
      />
      <ReactivateCompanyDialog
        company={company}
        open={restoring}
        onClose={() => setRestoring(false)}
      />
    </>
  );
}
