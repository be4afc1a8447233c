import { Alert, Form, Progress, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './AuthForm.module.css';

interface Props<Values> {
  title: string;
  lead?: string;
  busy: boolean;
  failure: string | null;
  /** What went well, in place of the failure. */
  success?: string | null;
  onSubmit: (values: Values) => Promise<unknown>;
  /** The fields, then the buttons. */
  children: ReactNode;
}

/** The frame of every form of the login group. */
export function AuthForm<Values extends object>(props: Props<Values>) {
  const { title, lead, busy, failure, success, onSubmit, children } = props;
  const { t } = useTranslation('auth');

  return (
    <Form<Values>
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      validateTrigger="onSubmit"
      onFinish={(values) => void onSubmit(values)}
      noValidate
    >
      <Typography.Title level={1}>{title}</Typography.Title>
      {lead && <Typography.Paragraph type="secondary">{lead}</Typography.Paragraph>}
      {(failure ?? success) && (
        <Form.Item>
          <Alert
            type={failure ? 'error' : 'success'}
            showIcon
            title={failure ?? success}
            role={failure ? 'alert' : 'status'}
          />
        </Form.Item>
      )}
      {children}
      {/* The bar keeps its place, so that nothing moves when it appears. */}
      <Progress
        className={busy ? '' : (styles.hidden ?? '')}
        percent={100}
        status="active"
        showInfo={false}
        size="small"
        aria-label={t('busy')}
      />
    </Form>
  );
}
