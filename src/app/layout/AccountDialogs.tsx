import { Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { resetFailedComponents } from '@/shared/chunks/lazyComponent';
import type { UserDto } from '@contract/rest';
import { AccountDialog } from '@/features/auth';
import { ReportErrorDialog } from '@/features/reportError';
import { useNotify } from '@/shared/ui/notify/useNotify';

export type AccountDialogName = 'account' | 'report';

interface Props {
  user: UserDto;
  open: AccountDialogName | null;
  onClose: () => void;
}

/** The dialogs that can be opened from every page; each is loaded when it is first asked for. */
export function AccountDialogs({ user, open, onClose }: Props) {
  const { t } = useTranslation('shared');
  const notify = useNotify();
  const [asked, setAsked] = useState<readonly AccountDialogName[]>([]);
  if (open && !asked.includes(open)) setAsked([...asked, open]);

  return (
    <ErrorBoundary
      fallback={null}
      resetKeys={[open]}
      onReset={resetFailedComponents}
      onError={() => {
        setAsked([]);
        notify.failure(t('partFailed.title'), t('partFailed.detail'));
        onClose();
      }}
    >
      <Suspense fallback={null}>
        {asked.includes('account') && (
          <AccountDialog open={open === 'account'} user={user} onClose={onClose} />
        )}
        {asked.includes('report') && (
          <ReportErrorDialog open={open === 'report'} onClose={onClose} />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}
