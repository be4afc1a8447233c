import type { CreateTokenResult } from '@contract/signIn/apiTokenPayloads';
import { addDays } from '@contract/days';
import { LIMITS } from '@contract/limits';
import { Form, Input, Radio, Typography } from 'antd';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { nameRules } from '@/shared/lib/formRules';
import { fieldErrorsOf, serverMessageOr } from '@/shared/lib/useSubmission';
import { useToday } from '@/shared/time/useClock';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import { useCreateTokenMutation } from './apiTokensApi';

/** The form of My account is on the same page and has a field `name`, so the ids would be the same. */
interface Values {
  token_name: string;
  scope: 'everything' | 'company';
  company_id?: string;
  expires_on: string;
}

interface Props {
  open: boolean;
  companyField: ReactElement;
  onCreated: (created: CreateTokenResult) => void;
  onClose: () => void;
}

const WIDTH = 480;
const DEFAULT_DAYS = 90;

/** Asks for the name, the company and the last day of a new token. */
export function CreateTokenDialog({ open, companyField, onCreated, onClose }: Props) {
  const { t } = useTranslation('apiTokens');
  const [create, { reset }] = useCreateTokenMutation();
  const today = useToday();

  async function submit({ token_name, scope, company_id, expires_on }: Values) {
    const company = scope === 'company' && company_id !== undefined ? { company_id } : {};
    onCreated(await create({ name: token_name.trim(), expires_on, ...company }).unwrap());
    // The store must not keep the secret.
    reset();
  }

  return (
    <FormDialog<Values>
      title={t('createTitle')}
      open={open}
      width={WIDTH}
      submitLabel={t('createSubmit')}
      initialValues={{ scope: 'everything', expires_on: addDays(today, DEFAULT_DAYS) }}
      onSubmit={submit}
      failureOf={(error) => ({
        ...serverMessageOr(t('createFailed'))(error),
        fields: fieldErrorsOf(error, { name: 'token_name' }),
      })}
      onClose={onClose}
    >
      <Typography.Paragraph type="secondary">{t('about')}</Typography.Paragraph>
      <Form.Item
        name="token_name"
        label={t('name')}
        extra={t('nameHint')}
        rules={nameRules(t('nameRequired'))}
      >
        <Input maxLength={LIMITS.nameLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="scope" label={t('scope')}>
        <Radio.Group>
          <Radio value="everything">{t('everything')}</Radio>
          <Radio value="company">{t('oneCompany')}</Radio>
        </Radio.Group>
      </Form.Item>
      <CompanyOfToken field={companyField} />
      <Form.Item
        name="expires_on"
        label={t('lastDay')}
        rules={[{ required: true, message: t('lastDayRequired') }]}
      >
        <Input type="date" min={today} max={addDays(today, LIMITS.apiTokenDays)} />
      </Form.Item>
    </FormDialog>
  );
}

/** Only for tokens of one company. */
function CompanyOfToken({ field }: { field: ReactElement }) {
  const { t } = useTranslation('apiTokens');
  const scope = Form.useWatch('scope', Form.useFormInstance<Values>());
  if (scope !== 'company') return null;
  return (
    <Form.Item
      name="company_id"
      label={t('company')}
      rules={[{ required: true, message: t('companyRequired') }]}
    >
      {field}
    </Form.Item>
  );
}
