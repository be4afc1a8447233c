import { LIMITS } from '@contract/limits';
import { Form, Input, Typography } from 'antd';
import { isApiError } from '@/shared/api/errors/ApiError';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { nameRules } from '@/shared/lib/formRules';
import { fieldErrorsOf, serverMessageOr, type Failure } from '@/shared/lib/useSubmission';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { useAddPasskeyMutation, useBeginPasskeySetupMutation } from '../secondFactorApi';

/** The form of My account is on the same page and has a field `name`, so the ids would be the same. */
interface Values {
  passkey_name: string;
}

interface Props {
  open: boolean;
  onAdded: (recoveryCodes: string[] | null) => void;
  onClose: () => void;
}

const WIDTH = 480;

/** Names a new passkey, and has the browser create it. */
export function AddPasskeyDialog({ open, onAdded, onClose }: Props) {
  const { t } = useTranslation('secondFactor');
  const notify = useNotify();
  const [begin] = useBeginPasskeySetupMutation();
  const [add, { reset }] = useAddPasskeyMutation();

  async function submit({ passkey_name }: Values) {
    const name = passkey_name.trim();
    const [{ startRegistration }, optionsJSON] = await Promise.all([
      import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser'),
      begin().unwrap(),
    ]);
    const response = await startRegistration({ optionsJSON });
    const { recovery_codes } = await add({ name, response }).unwrap();
    // The store must not keep the codes.
    reset();
    notify.success(t('passkey.done', { name }));
    onAdded(recovery_codes);
  }

  function failureOf(error: unknown): Failure {
    if (isApiError(error)) {
      return {
        ...serverMessageOr(t('passkey.failed'))(error),
        fields: fieldErrorsOf(error, { name: 'passkey_name' }),
      };
    }
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    return { message: t(isKnown ? 'passkey.exists' : 'passkey.canceled') };
  }

  return (
    <FormDialog<Values>
      title={t('passkey.title')}
      open={open}
      width={WIDTH}
      submitLabel={t('passkey.create')}
      onSubmit={submit}
      failureOf={failureOf}
      onClose={onClose}
    >
      <Typography.Paragraph>{t('passkey.about')}</Typography.Paragraph>
      <Form.Item
        name="passkey_name"
        label={t('passkey.name')}
        extra={t('passkey.nameHint')}
        rules={nameRules(t('passkey.nameRequired'))}
      >
        <Input maxLength={LIMITS.nameLength} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
