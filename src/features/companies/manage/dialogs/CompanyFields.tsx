import { WEBSITE_RULE } from '@contract/fields/website';
import { LIMITS } from '@contract/limits';
import BankOutlined from '@ant-design/icons/BankOutlined';
import { Form, Input, type FormRule } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useIsOffered } from '@/shared/api/features/views';
import { ImageField } from '@/shared/ui/input/ImageField';
import { MoneyUnitField } from './MoneyUnitField';
import { acceptsWebsite, type CompanyValues } from './companyForm';

interface Props {
  /** Address of the current logo. */
  logo: string | null;
  nameRules?: FormRule[];
}

const websiteRule: FormRule = {
  validator: (_, website: string | undefined) =>
    acceptsWebsite(website) ? Promise.resolve() : Promise.reject(new Error(WEBSITE_RULE)),
};

/** Logo, name, website and currency. The website is validated while it is typed. */
export function CompanyFields({ logo, nameRules = [] }: Props) {
  const { t } = useTranslation('companies');
  const hasUnits = useIsOffered('valuePlan');
  const form = Form.useFormInstance<CompanyValues>();

  // A stored website may be invalid. Without this message Save would be disabled for no visible reason.
  useEffect(() => {
    if (!acceptsWebsite(form.getFieldValue('website') as string | undefined)) {
      form.validateFields(['website']).catch(() => undefined);
    }
  }, [form]);

  return (
    <>
      <Form.Item name="logo">
        <ImageField
          shape="square"
          currentUrl={logo}
          icon={<BankOutlined aria-hidden />}
          label={t('form.logo')}
        />
      </Form.Item>
      <Form.Item name="name" label={t('form.name')} rules={nameRules}>
        <Input autoComplete="off" maxLength={LIMITS.nameLength} />
      </Form.Item>
      <Form.Item
        name="website"
        label={t('form.website')}
        validateTrigger="onChange"
        rules={[websiteRule]}
      >
        <Input
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder={t('form.websitePlaceholder')}
          maxLength={LIMITS.addressLength}
        />
      </Form.Item>
      {hasUnits && <MoneyUnitField />}
    </>
  );
}
