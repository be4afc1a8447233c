import { Button, Form, Input } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@/shared/api/ApiError';
import { AuthForm } from './AuthForm';
import { useConfirmEmailMutation } from './authApi';
import { newPasswordRules, sameAs } from '@/shared/lib/formRules';
import { useSubmission } from '@/shared/lib/useSubmission';

interface Values {
  firstName: string;
  lastName: string;
  avatarUrl?: string;
  password: string;
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
      const { firstName, lastName, avatarUrl = '', password } = values;
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

  const nameRules = (message: string) => [{ required: true, whitespace: true, message }];
  return (
    <AuthForm<Values>
      title={t('onboarding.title')}
      busy={busy}
      failure={token === null ? t('noToken') : (failure?.message ?? null)}
      onSubmit={submit}
    >
      <Form.Item
        name="firstName"
        label={t('onboarding.firstName')}
        rules={nameRules(t('onboarding.firstNameRequired'))}
      >
        <Input autoComplete="given-name" size="large" autoFocus />
      </Form.Item>
      <Form.Item
        name="lastName"
        label={t('onboarding.lastName')}
        rules={nameRules(t('onboarding.lastNameRequired'))}
      >
        <Input autoComplete="family-name" size="large" />
      </Form.Item>
      <Form.Item name="avatarUrl" label={t('onboarding.avatarUrl')}>
        <Input type="url" autoComplete="photo" size="large" />
      </Form.Item>
      <Form.Item
        name="password"
        label={t('password')}
        rules={newPasswordRules(t('passwordRequired'), t('passwordWeak'))}
      >
        <Input.Password autoComplete="new-password" size="large" />
      </Form.Item>
      <Form.Item
        name="confirmed"
        label={t('onboarding.confirm')}
        dependencies={['password']}
        rules={[sameAs('password', t('passwordsDiffer'))]}
      >
        <Input.Password autoComplete="new-password" size="large" />
      </Form.Item>
      <Button type="primary" htmlType="submit" size="large" block disabled={busy || token === null}>
        {t('onboarding.submit')}
      </Button>
    </AuthForm>
  );
}

/** The server's words; else ours, by whether it answered at all. */
function wordsFor(error: unknown, t: TFunction<'auth'>): string {
  if (!isApiError(error)) return (error as Error).message || t('onboarding.noSuccess');
  if (error.status === 0) return t('onboarding.unknown');
  return error.message ?? t('onboarding.failed');
}
