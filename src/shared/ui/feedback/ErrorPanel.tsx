import { useContext } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { toDisplayError } from '@/shared/api/errors/displayError';
import { PlainButton } from '../plain/PlainButton';
import { ReportErrorContext } from './ReportErrorContext';
import { StatusPanel } from './StatusPanel';

interface Props {
  error: unknown;
  onRetry?: (() => void) | undefined;
}

/** An error with its explanation and the possible next steps. */
export function ErrorPanel({ error, onRetry }: Props) {
  const { t } = useTranslation('shared');
  const { kind, detail } = toDisplayError(error);
  const report = useContext(ReportErrorContext);
  const canReport = (kind === 'unexpected' || kind === 'unreadable') && report !== null;
  const isExpected = kind === 'notFound' || kind === 'forbidden';

  return (
    <StatusPanel
      role="alert"
      status={isExpected ? 'info' : 'warning'}
      title={t(`error.${kind}.title`)}
      detail={detail ?? t(`error.${kind}.detail`)}
    >
      {onRetry && kind !== 'notLoaded' && <PlainButton onClick={onRetry}>{t('retry')}</PlainButton>}
      {kind === 'notLoaded' && (
        <PlainButton onClick={() => window.location.reload()}>{t('reload')}</PlainButton>
      )}
      {canReport && <PlainButton onClick={report}>{t('reportError')}</PlainButton>}
    </StatusPanel>
  );
}
