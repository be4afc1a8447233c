import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { AuthForm } from './AuthForm';
import { useResetPasswordMutation } from './authApi';
import { newPasswordRules, sameAs } from '@/shared/lib/formRules';
import { serverWordsOr, useSubmission } from '@/shared/lib/useSubmission';

interface Values {
  password: string;
}

interface Props {
  /** What the mailed link carries; null when the address has none. */
  token: string | null;
  onDone: () => void;
}

/** A new password for who came by the mailed link. */
export function ResetPasswordForm({ token, onDone }: Props) {
  const { t } = useTranslation('auth');
  const [resetPassword] = useResetPasswordMutation();
  const { busy, done, failure, submit } = useSubmission(
    ({ password }: Values) => resetPassword({ token: token ?? '', password }).unwrap(),
    serverWordsOr(t('reset.failed')),
  );

  return (
    <AuthForm<Values>
      title={t('reset.title')}
      busy={busy}
      failure={token === null ? t('noToken') : (failure?.message ?? null)}
      success={done ? t('reset.saved') : null}
      onSubmit={submit}
    >
      <Form.Item
        name="password"
        label={t('reset.password')}
        rules={newPasswordRules(t('passwordRequired'), t('passwordWeak'))}
      >
        <Input.Password autoComplete="new-password" size="large" disabled={done} autoFocus />
      </Form.Item>
      <Form.Item
        name="repeated"
        label={t('reset.repeat')}
        dependencies={['password']}
        rules={[sameAs('password', t('passwordsDiffer'))]}
      >
        <Input.Password autoComplete="new-password" size="large" disabled={done} />
      </Form.Item>
      {done ? (
        <Button type="primary" size="large" block onClick={onDone}>
          {t('reset.toLogin')}
        </Button>
      ) : (
        <Button
          type="primary"
          htmlType="submit"
          size="large"
          block
          disabled={busy || token === null}
        >
          {t('reset.submit')}
        </Button>
      )}
    </AuthForm>
  );
}
