import { REACHES, type AdministratorsReach } from '@contract/permissions/reach';
import { Flex, Form, Radio } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';

interface Props {
  initialValue: AdministratorsReach;
}

/** The rights of the workspace's administrators in all its companies. */
export function ReachField({ initialValue }: Props) {
  const { t } = useTranslation('workspaces');
  return (
    <Form.Item
      name="reach"
      label={t('reach.label')}
      extra={t('reach.detail')}
      initialValue={initialValue}
    >
      <Radio.Group aria-label={t('reach.label')}>
        <Flex vertical gap={4}>
          {REACHES.map((reach) => (
            <Radio key={reach} value={reach}>
              {t(`reach.${reach}`)}
            </Radio>
          ))}
        </Flex>
      </Radio.Group>
    </Form.Item>
  );
}
