import { isApiError } from '@/shared/api/errors/ApiError';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { serverMessageOr, useSubmission } from '@/shared/lib/useSubmission';
import { PlainAlert } from '@/shared/ui/plain/PlainAlert';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { useConfirmNewEmailMutation } from '../authApi';
import styles from '../form/AuthForm.module.css';
import { refreshUser } from '../session';

interface Props {
  /** The token of the mailed link; null when the address has none. */
  token: string | null;
  onContinue: () => void;
}

/**
 * Confirms a new email address when the person presses the button. Opening the link confirms nothing, because mail
 * scanners open links too, and some of them run scripts.
 */
export function ConfirmEmail({ token, onContinue }: Props) {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const [confirmEmail, { error }] = useConfirmNewEmailMutation();
  const { busy, done, failure, submit } = useSubmission(
    async () => {
      await confirmEmail(token ?? '').unwrap();
      void dispatch(refreshUser());
    },
    serverMessageOr(t('confirmEmail.failed')),
  );

  const message = token === null ? t('noToken') : failure?.message;
  const isAsking = !done && message === undefined;
  return (
    <div className={styles.form}>
      <h1 className={styles.title}>{t('confirmEmail.title')}</h1>
      {isAsking && <p role="status">{t(busy ? 'confirmEmail.busy' : 'confirmEmail.lead')}</p>}
      {message !== undefined && <PlainAlert type="error">{message}</PlainAlert>}
      {done && <PlainAlert type="success">{t('confirmEmail.done')}</PlainAlert>}
      <div className={styles.buttons}>
        {isAsking && (
          <PlainButton
            variant="primary"
            block
            disabled={busy}
            onClick={() => void submit(undefined)}
          >
            {t('confirmEmail.submit')}
          </PlainButton>
        )}
        {message !== undefined && canRetry(error) && (
          <PlainButton variant="primary" block onClick={() => void submit(undefined)}>
            {t('confirmEmail.retry')}
          </PlainButton>
        )}
        {(done || message !== undefined) && (
          <PlainButton block onClick={onContinue}>
            {t('confirmEmail.continue')}
          </PlainButton>
        )}
      </div>
    </div>
  );
}

/** After no response, too many requests or a server error, the same token may be accepted later. */
const canRetry = (error: unknown) =>
  isApiError(error) && (error.status === 0 || error.status === 429 || error.status >= 500);
