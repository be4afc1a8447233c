import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverMessageOr, useSubmission } from '@/shared/lib/useSubmission';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { AuthForm } from '../form/AuthForm';
import { useResetPasswordMutation } from '../authApi';
import { newPassword, matchesField } from '../form/validators';
import { PasswordField } from '../form/PasswordField';

interface Values {
  password: string;
  repeated: string;
}

interface Props {
  /** The token of the mailed link; null when the address has none. */
  token: string | null;
  onDone: () => void;
}

/** Sets a new password with the token of a mailed link. */
export function ResetPasswordForm({ token, onDone }: Props) {
  const { t } = useTranslation('auth');
  const [resetPassword] = useResetPasswordMutation();
  const { busy, done, failure, submit } = useSubmission(
    ({ password }: Values) => resetPassword({ token: token ?? '', password }).unwrap(),
    serverMessageOr(t('reset.failed')),
  );

  return (
    <AuthForm
      title={t('reset.title')}
      busy={busy}
      failure={token === null ? t('noToken') : (failure?.message ?? null)}
      success={done ? t('reset.saved') : null}
      submitLabel={t('reset.submit')}
      canSubmit={token !== null}
      hidesSubmit={done}
      validators={{
        password: newPassword(t('passwordRequired'), t('passwordWeak')),
        repeated: matchesField('password', t('passwordsDiffer')),
      }}
      onSubmit={submit}
      fields={
        <>
          <PasswordField
            name="password"
            label={t('reset.password')}
            hint={t('passwordRule')}
            autoComplete="new-password"
            disabled={done}
            autoFocus
          />
          <PasswordField
            name="repeated"
            label={t('reset.repeat')}
            autoComplete="new-password"
            disabled={done}
          />
        </>
      }
    >
      {done && (
        <PlainButton variant="primary" block onClick={onDone}>
          {t('reset.toLogin')}
        </PlainButton>
      )}
    </AuthForm>
  );
}
