import { Button, Result } from 'antd';
import { useTranslation } from 'react-i18next';
import { toDisplayError } from '@/shared/api/displayError';

interface Props {
  error: unknown;
  onRetry?: (() => void) | undefined;
}

/** What happened, in the person's words, and the way on. */
export function ErrorPanel({ error, onRetry }: Props) {
  const { t } = useTranslation('shared');
  const { kind, detail } = toDisplayError(error);

  return (
    <div role="alert">
      <Result
        status={kind === 'notFound' || kind === 'forbidden' ? 'info' : 'warning'}
        title={t(`error.${kind}.title`)}
        subTitle={detail ?? t(`error.${kind}.detail`)}
        extra={onRetry && <Button onClick={onRetry}>{t('retry')}</Button>}
      />
    </div>
  );
}
