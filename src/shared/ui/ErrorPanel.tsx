import { Button, Flex, Result } from 'antd';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { toDisplayError } from '@/shared/api/displayError';
import { ReportErrorContext } from './ReportErrorContext';

interface Props {
  error: unknown;
  onRetry?: (() => void) | undefined;
}

/** What happened, in the person's words, and the way on. */
export function ErrorPanel({ error, onRetry }: Props) {
  const { t } = useTranslation('shared');
  const { kind, detail } = toDisplayError(error);
  const report = useContext(ReportErrorContext);
  const canReport = kind === 'unexpected' && report !== null;

  return (
    <div role="alert">
      <Result
        status={kind === 'notFound' || kind === 'forbidden' ? 'info' : 'warning'}
        title={t(`error.${kind}.title`)}
        subTitle={detail ?? t(`error.${kind}.detail`)}
        extra={
          <Flex justify="center" gap="small" wrap>
            {onRetry && <Button onClick={onRetry}>{t('retry')}</Button>}
            {canReport && <Button onClick={report}>{t('reportError')}</Button>}
          </Flex>
        }
      />
    </div>
  );
}
