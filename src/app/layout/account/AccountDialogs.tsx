import { Suspense, useState, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { resetFailedComponents } from '@/shared/chunks/lazyComponent';
import { useIsOffered } from '@/shared/api/features/views';
import type { UserDto } from '@contract/rest';
import { AccountDialog } from '@/features/auth';
import { ReportErrorDialog } from '@/features/reportError';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { lazyAntd } from '@/shared/ui/theme/lazyAntd';
import { addEnglishMessages } from '../../i18n/i18n';
import { AccountSecondFactor } from '../../secondFactor/lazyParts';

/** Loads a part of another feature with its messages, when My account opens for the first time. */
async function withMessages(load: () => Promise<ComponentType>) {
  const [Part, { signedInMessages }] = await Promise.all([
    load(),
    import('../../i18n/signedInMessages'),
  ]);
  addEnglishMessages(signedInMessages);
  return Part;
}

const AccountWeekly = lazyAntd(() =>
  withMessages(() => import('./AccountWeekly').then((module) => module.AccountWeekly)),
);
const AccountTokens = lazyAntd(() =>
  withMessages(() => import('./AccountTokens').then((module) => module.AccountTokens)),
);

export type AccountDialogName = 'account' | 'report';

interface Props {
  user: UserDto;
  open: AccountDialogName | null;
  onClose: () => void;
}

/** The dialogs of the profile menu. Each is loaded when it is first opened. */
export function AccountDialogs({ user, open, onClose }: Props) {
  const { t } = useTranslation('shared');
  const notify = useNotify();
  const hasSecondFactor = useIsOffered('secondFactor');
  const hasSubscriptions = useIsOffered('subscriptions');
  const hasTokens = useIsOffered('apiTokens');
  const [opened, setOpened] = useState<readonly AccountDialogName[]>([]);
  if (open && !opened.includes(open)) setOpened([...opened, open]);

  return (
    <ErrorBoundary
      fallback={null}
      resetKeys={[open]}
      onReset={resetFailedComponents}
      onError={() => {
        setOpened([]);
        notify.failure(t('partFailed.title'), t('partFailed.detail'));
        onClose();
      }}
    >
      <Suspense fallback={null}>
        {opened.includes('account') && (
          <AccountDialog
            open={open === 'account'}
            user={user}
            profile={hasSubscriptions && <AccountWeekly />}
            security={hasSecondFactor && <AccountSecondFactor />}
            onClose={onClose}
          >
            {hasTokens && <AccountTokens />}
          </AccountDialog>
        )}
        {opened.includes('report') && (
          <ReportErrorDialog open={open === 'report'} onClose={onClose} />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}
