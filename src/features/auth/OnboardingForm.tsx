import type { TFunction } from 'i18next';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { isApiError } from '@/shared/api/ApiError';
import { useSubmission } from '@/shared/lib/useSubmission';
import { AuthForm } from './AuthForm';
import { useConfirmEmailMutation } from './authApi';
import { anything, filled, newPassword, sameAs } from './checks';
import { PasswordField } from './PasswordField';
import { TextField } from './TextField';

interface Values {
  firstName: string;
  lastName: string;
  avatarUrl: string;
  password: string;
  confirmed: string;
}

interface Props {
  /** What the invitation's link carries; null when the address has none. */
  token: string | null;
  onDone: () => void;
}

/** The invited person's name and password: with them the account is theirs. */
export function OnboardingForm({ token, onDone }: Props) {
  const { t } = useTranslation('auth');
  const [confirmEmail] = useConfirmEmailMutation();
  const { busy, failure, submit } = useSubmission(
    async (values: Values) => {
      const { firstName, lastName, avatarUrl, password } = values;
      const name = `${firstName.trim()} ${lastName.trim()}`;
      const { error } = await confirmEmail({
        token: token ?? '',
        name,
        picture_url: avatarUrl.trim(),
        password,
      }).unwrap();
      // An answer can come well and still say that it did not go well.
      if (typeof error === 'string') throw new Error(error);
      onDone();
    },
    (error) => ({ message: wordsFor(error, t) }),
  );

  return (
    <AuthForm
      title={t('onboarding.title')}
      busy={busy}
      failure={token === null ? t('noToken') : (failure?.message ?? null)}
      submitLabel={t('onboarding.submit')}
      canSubmit={token !== null}
      checks={{
        firstName: filled(t('onboarding.firstNameRequired')),
        lastName: filled(t('onboarding.lastNameRequired')),
        avatarUrl: anything,
        password: newPassword(t('passwordRequired'), t('passwordWeak')),
        confirmed: sameAs('password', t('passwordsDiffer')),
      }}
      onSubmit={submit}
      fields={<OnboardingFields />}
    />
  );
}

function OnboardingFields() {
  const { t } = useTranslation('auth');
  return (
    <>
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
      <PasswordField name="password" label={t('password')} autoComplete="new-password" />
      <PasswordField name="confirmed" label={t('onboarding.confirm')} autoComplete="new-password" />
    </>
  );
}

/** The server's words; else ours, by whether it answered at all. */
function wordsFor(error: unknown, t: TFunction<'auth'>): string {
  if (!isApiError(error)) return (error as Error).message || t('onboarding.noSuccess');
  if (error.status === 0) return t('onboarding.unknown');
  return error.message ?? t('onboarding.failed');
}
