import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { AuthForm } from './AuthForm';
import { useForgotPasswordMutation } from './authApi';
import { emailRules } from '@/shared/lib/formRules';
import { serverWordsOr, useSubmission } from '@/shared/lib/useSubmission';

interface Values {
  email: string;
}

/** Asks for a mail with a link that lets the person choose a new password. */
export function ForgotPasswordForm({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('auth');
  const [forgotPassword] = useForgotPasswordMutation();
  const { busy, done, failure, submit } = useSubmission(
    ({ email }: Values) => forgotPassword(email.trim()).unwrap(),
    serverWordsOr(t('forgot.failed')),
  );

  return (
    <AuthForm<Values>
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      busy={busy}
      failure={failure?.message ?? null}
      success={done ? t('forgot.sent') : null}
      onSubmit={submit}
    >
      <Form.Item
        name="email"
        label={t('email')}
        rules={emailRules(t('emailRequired'), t('emailInvalid'))}
      >
        <Input type="email" autoComplete="username" size="large" autoFocus />
      </Form.Item>
      <Button type="primary" htmlType="submit" size="large" block disabled={busy}>
        {t('forgot.submit')}
      </Button>
      <Button type="link" block onClick={onBack}>
        {t('forgot.back')}
      </Button>
    </AuthForm>
  );
}
