import type { LoginPayload } from '@contract/rest';
import { useRef, useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useSubmission } from '@/shared/lib/useSubmission';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { AuthForm } from '../form/AuthForm';
import { email, optional, password } from '../form/validators';
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
  const { providers, problem, returnTo, isEnforcedFor } = useSignOn();
  const firstLink = useRef<HTMLAnchorElement>(null);
  const [isEnforced, setIsEnforced] = useState(false);
  /** The administrator for emergencies has chosen the password, although single sign-on is enforced. */
  const [insists, setInsists] = useState(false);
  const asksPassword = !isEnforced || insists;

  return (
    <AuthForm
      title={t('login.title')}
      intro={t('login.lead')}
      busy={busy}
      failure={failure?.message ?? (problem && t(`login.signOn.${problem}`))}
      submitLabel={t('login.submit')}
      hidesSubmit={!asksPassword}
      validators={{
        email: email(t('emailRequired'), t('emailInvalid')),
        password: asksPassword ? password(t('passwordRequired')) : optional,
      }}
      onSubmit={async (values) => {
        if (asksPassword) await submit(values);
        else firstLink.current?.focus();
      }}
      fields={
        <>
          <TextField
            name="email"
            label={t('email')}
            type="email"
            autoComplete="username"
            autoFocus
            onChange={({ target }) => setIsEnforced(isEnforcedFor(target.value))}
          />
          {asksPassword ? (
            <PasswordField
              name="password"
              label={t('password')}
              autoComplete="current-password"
              autoFocus={insists}
            />
          ) : (
            <p role="status">{t('login.enforced')}</p>
          )}
        </>
      }
    >
      {asksPassword && (
        <PlainButton variant="link" block onClick={onForgotPassword}>
          {t('login.forgot')}
        </PlainButton>
      )}
      <SignOnLinks providers={providers} returnTo={returnTo} firstLink={firstLink} />
      {!asksPassword && (
        <PlainButton variant="link" block onClick={() => setInsists(true)}>
          {t('login.byPassword')}
        </PlainButton>
      )}
    </AuthForm>
  );
}
