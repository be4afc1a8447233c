import { Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useSelector } from 'react-redux';
import { proofCanceled, selectRequestedProof } from '@/shared/api/proof/proofSlice';
import { lazyComponent, resetFailedComponents } from '@/shared/chunks/lazyComponent';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { loadProofForm } from './lazyParts';

const ProofForm = lazyComponent(loadProofForm);

/** Asks for a proof over the page while a call waits for it. If the dialog cannot be loaded, the call is refused. */
export function ProofDialog() {
  const { t } = useTranslation('shared');
  const notify = useNotify();
  const dispatch = useAppDispatch();
  const requested = useSelector(selectRequestedProof);
  const [wasOpened, setWasOpened] = useState(false);
  if (requested && !wasOpened) setWasOpened(true);

  return (
    <ErrorBoundary
      fallback={null}
      resetKeys={[requested]}
      onReset={resetFailedComponents}
      onError={() => {
        notify.failure(t('partFailed.title'), t('partFailed.detail'));
        dispatch(proofCanceled());
      }}
    >
      <Suspense fallback={null}>
        {wasOpened && <ProofForm requested={requested} onClose={() => dispatch(proofCanceled())} />}
      </Suspense>
    </ErrorBoundary>
  );
}
