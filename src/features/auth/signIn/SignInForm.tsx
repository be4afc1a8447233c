import type { LoginPayload } from '@contract/rest';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useSubmission } from '@/shared/lib/useSubmission';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { AuthForm } from '../form/AuthForm';
import { email, password } from '../form/validators';
import { loginFailure } from './loginFailure';
import { PasswordField } from '../form/PasswordField';
import { TextField } from '../form/TextField';
import { SignOnLinks } from './SignOnLinks';
import { useSignOn } from './useSignOn';

interface Props {
  /** Resolves when the person is signed in; rejects with an ApiError. */
  send: (values: LoginPayload) => Promise<unknown>;
  onForgotPassword: () => void;
}

/**
 * The form for email address and password. It does not use the store, because the login page hydrates
 * the form before the store is loaded.
 */
export function SignInForm({ send, onForgotPassword }: Props) {
  const { t } = useTranslation('auth');
  const { busy, failure, submit } = useSubmission(send, loginFailure(t));
  const { providers, problem } = useSignOn();

  return (
    <AuthForm
      title={t('login.title')}
      intro={t('login.lead')}
      busy={busy}
      failure={failure?.message ?? (problem && t(`login.signOn.${problem}`))}
      submitLabel={t('login.submit')}
      validators={{
        email: email(t('emailRequired'), t('emailInvalid')),
        password: password(t('passwordRequired')),
      }}
      onSubmit={submit}
      fields={
        <>
          <TextField
            name="email"
            label={t('email')}
            type="email"
            autoComplete="username"
            autoFocus
          />
          <PasswordField name="password" label={t('password')} autoComplete="current-password" />
        </>
      }
    >
      <PlainButton look="link" block onClick={onForgotPassword}>
        {t('login.forgot')}
      </PlainButton>
      <SignOnLinks providers={providers} />
    </AuthForm>
  );
}
