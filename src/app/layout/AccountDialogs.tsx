import { Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { renewFailedParts } from '@/shared/chunks/lazyPart';
import { AccountDialog, useCurrentUser } from '@/features/auth';
import { ReportErrorDialog } from '@/features/reportError';
import { useNotify } from '@/shared/ui/useNotify';

export type AccountDialogName = 'account' | 'report';

interface Props {
  open: AccountDialogName | null;
  onClose: () => void;
}

/** The dialogs that can be opened from every page; each is loaded when it is first asked for. */
export function AccountDialogs({ open, onClose }: Props) {
  const { t } = useTranslation('layout');
  const notify = useNotify();
  const user = useCurrentUser();
  const [asked, setAsked] = useState<readonly AccountDialogName[]>([]);
  if (open && !asked.includes(open)) setAsked([...asked, open]);

  return (
    <ErrorBoundary
      fallback={null}
      resetKeys={[open]}
      onReset={renewFailedParts}
      onError={() => {
        setAsked([]);
        notify.failure(t('dialogFailed'), t('dialogFailedDetail'));
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
