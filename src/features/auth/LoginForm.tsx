import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { LoginPayload } from '@contract/rest';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { AuthForm } from './AuthForm';
import { emailRules } from '@/shared/lib/formRules';
import { login } from './login';
import { serverWordsOr, useSubmission } from '@/shared/lib/useSubmission';

interface Props {
  onForgotPassword: () => void;
}

export function LoginForm({ onForgotPassword }: Props) {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const { busy, failure, submit } = useSubmission(
    (values: LoginPayload) => dispatch(login(values)),
    serverWordsOr(t('login.failed')),
  );

  return (
    <AuthForm<LoginPayload>
      title={t('login.title')}
      lead={t('login.lead')}
      busy={busy}
      failure={failure?.message ?? null}
      onSubmit={submit}
    >
      <Form.Item
        name="email"
        label={t('email')}
        rules={emailRules(t('emailRequired'), t('emailInvalid'))}
      >
        <Input type="email" autoComplete="username" size="large" autoFocus />
      </Form.Item>
      <Form.Item
        name="password"
        label={t('password')}
        rules={[{ required: true, message: t('passwordRequired') }]}
      >
        <Input.Password autoComplete="current-password" size="large" />
      </Form.Item>
      <Button type="primary" htmlType="submit" size="large" block disabled={busy}>
        {t('login.submit')}
      </Button>
      <Button type="link" block onClick={onForgotPassword}>
        {t('login.forgot')}
      </Button>
    </AuthForm>
  );
}
