import { LIMITS } from '@contract/limits';
import { Form, Input, type FormRule } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';

interface Props {
  placeholder?: boolean;
  rules?: FormRule[];
}

export function WorkspaceNameField({ placeholder = false, rules = [] }: Props) {
  const { t } = useTranslation('workspaces');
  return (
    <Form.Item name="name" label={t('form.name')} rules={rules}>
      <Input
        autoComplete="off"
        maxLength={LIMITS.nameLength}
        {...(placeholder && { placeholder: t('form.namePlaceholder') })}
      />
    </Form.Item>
  );
}
