import type { TotpSetup } from '@contract/signIn/secondFactorPayloads';
import { plainCode } from '@contract/signIn/oneTimeCode';
import { Flex, Form, Input, QRCode, Spin, Typography } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import { DialogAlert } from '@/shared/ui/dialog/DialogAlert';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { useBeginTotpMutation, useConfirmTotpMutation } from '../secondFactorApi';
import styles from './SetUpTotpDialog.module.css';

/** The same in both themes, because many apps cannot read light codes on dark grounds. */
// eslint-disable-next-line no-restricted-syntax -- cameras need black on white, whatever the theme
const QR_COLORS = { color: '#000', bgColor: '#fff' };

interface Values {
  totp_code: string;
}

interface Props {
  open: boolean;
  onAdded: (recoveryCodes: string[] | null) => void;
  onClose: () => void;
}

const WIDTH = 480;
const CODE = /^\d{6}$/;
/** Authenticator apps show and accept the secret in groups of four. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Connects an authenticator app: its QR code, the secret for typing, and the first code as a check. */
export function SetUpTotpDialog({ open, onAdded, onClose }: Props) {
  const { t } = useTranslation('secondFactor');
  const notify = useNotify();
  const [confirm, { reset }] = useConfirmTotpMutation();

  async function submit({ totp_code }: Values) {
    const { recovery_codes } = await confirm({ code: plainCode(totp_code) }).unwrap();
    // The store must not keep the codes.
    reset();
    notify.success(t('totp.done'));
    onAdded(recovery_codes);
  }

  return (
    <FormDialog<Values>
      title={t('totp.title')}
      open={open}
      width={WIDTH}
      submitLabel={t('totp.confirm')}
      onSubmit={submit}
      failureOf={serverMessageOr(t('totp.failed'))}
      onClose={onClose}
    >
      <Secret />
      <Form.Item
        name="totp_code"
        label={t('totp.code')}
        rules={[
          { required: true, message: t('totp.codeRequired') },
          { pattern: CODE, transform: plainCode, message: t('totp.codeInvalid') },
        ]}
      >
        <Input autoComplete="one-time-code" inputMode="numeric" maxLength={8} />
      </Form.Item>
    </FormDialog>
  );
}

/** A new secret each time that the dialog opens; it takes effect when its first code is confirmed. */
function Secret() {
  const { t } = useTranslation('secondFactor');
  const [begin] = useBeginTotpMutation();
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    let isOpen = true;
    const request = begin();
    request.unwrap().then(
      (created) => {
        if (isOpen) setSetup(created);
        // The store must not keep the secret.
        request.reset();
      },
      (error: unknown) => {
        if (isOpen) setFailure(serverMessageOr(t('totp.failed'))(error).message);
      },
    );
    return () => {
      isOpen = false;
    };
  }, [begin, t]);

  if (failure !== null) return <DialogAlert message={failure} onClose={() => setFailure(null)} />;
  return (
    <>
      <Typography.Paragraph>{t('totp.lead')}</Typography.Paragraph>
      <Flex vertical align="center" gap="small" className={styles.secret}>
        {setup ? (
          <>
            <QRCode
              type="svg"
              value={setup.uri}
              size={192}
              {...QR_COLORS}
              aria-label={t('totp.qr')}
            />
            <Typography.Text type="secondary">{t('totp.typed')}</Typography.Text>
            <Typography.Text copyable={{ text: setup.secret, tooltips: false }} code>
              {grouped(setup.secret)}
            </Typography.Text>
          </>
        ) : (
          <Flex gap="small" align="center">
            <Spin />
            <Typography.Text>{t('loading')}</Typography.Text>
          </Flex>
        )}
      </Flex>
    </>
  );
}
