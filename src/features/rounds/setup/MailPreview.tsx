import type { SaveRoundPayload } from '@contract/rounds/roundPayloads';
import { isApiError } from '@/shared/api/errors/ApiError';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { usePreviewRoundMutation } from '../roundsApi';
import styles from './MailPreview.module.css';

interface Props {
  payload: SaveRoundPayload;
  canPreview: boolean;
}

/** Shows the mail to the people who are asked, and first what the server would refuse. */
export function MailPreview({ payload, canPreview }: Props) {
  const { t } = useTranslation('rounds');
  const [preview, { data, error, isLoading }] = usePreviewRoundMutation();
  const problem = isApiError(error)
    ? (Object.values(error.fields)[0] ?? error.message ?? t('setup.failed'))
    : null;
  return (
    <div className={styles.preview}>
      <PlainButton disabled={!canPreview} loading={isLoading} onClick={() => void preview(payload)}>
        {t('setup.preview')}
      </PlainButton>
      {problem !== null && <p role="alert">{problem}</p>}
      {data && (
        <>
          <p className={styles.subject}>
            <strong>{data.subject}</strong> · {t('setup.recipients', { count: data.recipients })}
          </p>
          <pre className={styles.text} tabIndex={0}>
            {data.text}
          </pre>
        </>
      )}
    </div>
  );
}
