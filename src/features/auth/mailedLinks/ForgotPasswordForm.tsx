import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverMessageOr, useSubmission } from '@/shared/lib/useSubmission';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { AuthForm } from '../form/AuthForm';
import { useForgotPasswordMutation } from '../authApi';
import { email as emailCheck } from '../form/validators';
import { TextField } from '../form/TextField';

interface Values {
  email: string;
}

/** Requests a mail with a link for choosing a new password. */
export function ForgotPasswordForm({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('auth');
  const [forgotPassword] = useForgotPasswordMutation();
  const { busy, done, failure, submit } = useSubmission(
    ({ email }: Values) => forgotPassword(email.trim()).unwrap(),
    serverMessageOr(t('forgot.failed')),
  );

  return (
    <AuthForm
      title={t('forgot.title')}
      intro={t('forgot.lead')}
      busy={busy}
      failure={failure?.message ?? null}
      success={done ? t('forgot.sent') : null}
      submitLabel={t('forgot.submit')}
      validators={{ email: emailCheck(t('emailRequired'), t('emailInvalid')) }}
      onSubmit={submit}
      fields={
        <TextField name="email" label={t('email')} type="email" autoComplete="username" autoFocus />
      }
    >
      <PlainButton variant="link" block onClick={onBack}>
        {t('forgot.back')}
      </PlainButton>
    </AuthForm>
  );
}
