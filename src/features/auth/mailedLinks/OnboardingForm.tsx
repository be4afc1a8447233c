import type { TFunction } from 'i18next';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { isApiError } from '@/shared/api/errors/ApiError';
import { useSubmission } from '@/shared/lib/useSubmission';
import { AuthForm } from '../form/AuthForm';
import { optional, required, newPassword, matchesField } from '../form/validators';
import { PasswordField } from '../form/PasswordField';
import { TextField } from '../form/TextField';
import { SignOnLinks } from '../signIn/SignOnLinks';
import { useSignOn } from '../signIn/useSignOn';
import { useOnboarding, type OnboardingValues } from './useOnboarding';

interface Props {
  /** The token of the invitation's link; null when the address has none. */
  token: string | null;
  onDone: () => void;
}

/**
 * The invited person enters a name and a password, which creates their account. Where single sign-on is enforced for
 * their address, they log in with a provider instead, which accepts the invitation.
 */
export function OnboardingForm({ token, onDone }: Props) {
  const { t } = useTranslation('auth');
  const { invitation, refusal, accept } = useOnboarding(token);
  const { providers, isEnforcedFor } = useSignOn();
  const isEnforced = invitation ? isEnforcedFor(invitation.email) : false;
  const { busy, failure, submit } = useSubmission(
    async (values: OnboardingValues) => {
      await accept(values);
      onDone();
    },
    (error) => ({ message: messageFor(error, t) }),
  );

  return (
    <AuthForm
      title={t('onboarding.title')}
      busy={busy}
      {...(invitation?.company_name && {
        intro: t('onboarding.lead', { company: invitation.company_name }),
      })}
      failure={token === null ? t('noToken') : (failure?.message ?? refusal)}
      submitLabel={t('onboarding.submit')}
      canSubmit={token !== null}
      hidesSubmit={isEnforced}
      validators={{
        firstName: required(t('onboarding.firstNameRequired')),
        lastName: required(t('onboarding.lastNameRequired')),
        avatarUrl: optional,
        password: newPassword(t('passwordRequired'), t('passwordWeak')),
        confirmed: matchesField('password', t('passwordsDiffer')),
      }}
      onSubmit={submit}
      fields={
        isEnforced ? <p>{t('login.enforced')}</p> : <OnboardingFields email={invitation?.email} />
      }
    >
      {isEnforced && <SignOnLinks providers={providers} returnTo={null} />}
    </AuthForm>
  );
}

function OnboardingFields({ email }: { email: string | undefined }) {
  const { t } = useTranslation('auth');
  return (
    <>
      {email !== undefined && (
        <TextField
          name="email"
          label={t('email')}
          type="email"
          autoComplete="username"
          value={email}
          readOnly
        />
      )}
      <TextField
        name="firstName"
        label={t('onboarding.firstName')}
        autoComplete="given-name"
        autoFocus
      />
      <TextField name="lastName" label={t('onboarding.lastName')} autoComplete="family-name" />
      <TextField
        name="avatarUrl"
        label={t('onboarding.avatarUrl')}
        type="url"
        autoComplete="photo"
      />
      <PasswordField
        name="password"
        label={t('password')}
        hint={t('passwordRule')}
        autoComplete="new-password"
      />
      <PasswordField name="confirmed" label={t('onboarding.confirm')} autoComplete="new-password" />
    </>
  );
}

/** The server's message if there is one, else a message that depends on whether the server replied. */
function messageFor(error: unknown, t: TFunction<'auth'>): string {
  if (!isApiError(error)) return (error as Error).message || t('onboarding.noSuccess');
  if (error.status === 0) return t('onboarding.unknown');
  return error.error ?? error.message ?? t('onboarding.failed');
}
