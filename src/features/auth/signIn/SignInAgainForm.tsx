import type { LoginPayload, UserDto } from '@contract/rest';
import { Button, Form, Input, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { emailRules } from '@/shared/lib/formRules';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import { loginFailure } from './loginFailure';
import { ProvidersInNewTab } from './ProvidersInNewTab';
import { signInAgain } from './signInAgain';
import { useSignOn } from './useSignOn';

interface Props {
  user: UserDto;
  open: boolean;
  /** Called after signing in and after canceling. */
  onClose: () => void;
}

/**
 * A sign-in dialog over the current page, for a session that ended while the page had unsaved
 * edits.
 */
export function SignInAgainForm({ user, open, onClose }: Props) {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const { isEnforcedFor } = useSignOn();
  /** The administrator for emergencies has chosen the password, although single sign-on is enforced. */
  const [insists, setInsists] = useState(false);
  const asksPassword = insists || !isEnforcedFor(user.email);

  return (
    <FormDialog<LoginPayload>
      title={t('again.title')}
      open={open}
      width={440}
      submitLabel={t('login.submit')}
      cancelLabel={t('again.leave')}
      hidesSubmit={!asksPassword}
      initialValues={{ email: user.email }}
      onSubmit={(values) => dispatch(signInAgain(values, user))}
      failureOf={loginFailure(t)}
      onClose={onClose}
    >
      <Typography.Paragraph>{t('again.lead')}</Typography.Paragraph>
      {open && <ProvidersInNewTab user={user} />}
      {asksPassword ? (
        <>
          <Form.Item
            name="email"
            label={t('email')}
            rules={emailRules(t('emailRequired'), t('emailInvalid'))}
          >
            <Input type="email" autoComplete="username" />
          </Form.Item>
          <Form.Item
            name="password"
            label={t('password')}
            rules={[{ required: true, message: t('passwordRequired') }]}
          >
            <Input.Password autoComplete="current-password" autoFocus />
          </Form.Item>
        </>
      ) : (
        <Form.Item>
          <Button type="link" block onClick={() => setInsists(true)}>
            {t('login.byPassword')}
          </Button>
        </Form.Item>
      )}
    </FormDialog>
  );
}
