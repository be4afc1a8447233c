import { Alert, Button, Flex, Form, Input, Progress, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmailAddress } from '@contract/email';
import type { LoginPayload } from '@contract/rest';
import { isApiError } from '@/shared/api/ApiError';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { login } from './login';

interface Props {
  onForgotPassword: () => void;
}

export function LoginForm({ onForgotPassword }: Props) {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const [failure, setFailure] = useState<string | null>(null);
  const [loading, setLoading] = useState(false);

  async function submit(values: LoginPayload) {
    if (loading) return;
    setLoading(true);
    setFailure(null);
    try {
      await dispatch(login(values));
    } catch (error) {
      setFailure((isApiError(error) && error.message) || t('login.failed'));
      setLoading(false);
    }
  }

  return (
    <Form<LoginPayload>
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      validateTrigger="onSubmit"
      onFinish={(values) => void submit(values)}
      noValidate
    >
      <Typography.Title level={1}>{t('login.title')}</Typography.Title>
      <Typography.Paragraph type="secondary">{t('login.lead')}</Typography.Paragraph>
      {failure && (
        <Form.Item>
          <Alert type="error" showIcon title={failure} role="alert" />
        </Form.Item>
      )}
      <Form.Item
        name="email"
        label={t('login.email')}
        rules={[
          { required: true, whitespace: true, message: t('login.emailRequired') },
          {
            validator: (_, value: string | undefined) =>
              !value?.trim() || isEmailAddress(value)
                ? Promise.resolve()
                : Promise.reject(new Error(t('login.emailInvalid'))),
          },
        ]}
      >
        <Input type="email" autoComplete="username" size="large" autoFocus />
      </Form.Item>
      <Form.Item
        name="password"
        label={t('login.password')}
        rules={[{ required: true, message: t('login.passwordRequired') }]}
      >
        <Input.Password autoComplete="current-password" size="large" />
      </Form.Item>
      <Flex vertical gap="small">
        <Button type="primary" htmlType="submit" size="large" block disabled={loading}>
          {t('login.submit')}
        </Button>
        {/* The bar keeps its place, so that nothing moves when it appears. */}
        <Progress
          percent={100}
          status="active"
          showInfo={false}
          size="small"
          aria-label={t('login.loading')}
          style={{ visibility: loading ? 'visible' : 'hidden' }}
        />
        <Button type="link" block onClick={onForgotPassword}>
          {t('login.forgot')}
        </Button>
      </Flex>
    </Form>
  );
}
