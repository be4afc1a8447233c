import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { toDisplayError } from '@/shared/api/displayError';
import styles from './ErrorPanel.module.css';
import { PlainButton } from './plain/PlainButton';
import { ReportErrorContext } from './ReportErrorContext';

interface Props {
  error: unknown;
  onRetry?: (() => void) | undefined;
}

/**
 * What happened, in the person's words, and the way on. What failed may be the loading of antd itself,
 * so it needs nothing of it.
 */
export function ErrorPanel({ error, onRetry }: Props) {
  const { t } = useTranslation('shared');
  const { kind, detail } = toDisplayError(error);
  const report = useContext(ReportErrorContext);
  const canReport = kind === 'unexpected' && report !== null;
  const isCalm = kind === 'notFound' || kind === 'forbidden';

  return (
    <div role="alert" className={styles.panel}>
      <svg
        viewBox="0 0 24 24"
        className={isCalm ? `${styles.icon} ${styles.calm}` : styles.icon}
        aria-hidden
      >
        {isCalm ? (
          <circle cx="12" cy="12" r="11" />
        ) : (
          <path d="M10.4 2.6 1.2 18.6a1.9 1.9 0 0 0 1.6 2.8h18.4a1.9 1.9 0 0 0 1.6-2.8L13.6 2.6a1.9 1.9 0 0 0-3.2 0z" />
        )}
        <path className={styles.sign} d={isCalm ? 'M12 10.5V17M12 7v.1' : 'M12 8.5v5M12 17v.1'} />
      </svg>
      <div className={styles.title}>{t(`error.${kind}.title`)}</div>
      <div className={styles.detail}>{detail ?? t(`error.${kind}.detail`)}</div>
      <div className={styles.ways}>
        {onRetry && <PlainButton onClick={onRetry}>{t('retry')}</PlainButton>}
        {canReport && <PlainButton onClick={report}>{t('reportError')}</PlainButton>}
      </div>
    </div>
  );
}
