import { PlusOutlined } from '@ant-design/icons';
import { can } from '@contract/permissions';
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useCurrentUser } from '@/features/auth';

interface Props {
  /** What stands before the button: help, recently deleted. */
  children: ReactNode;
  /** Opens the page's own dialog of creation. */
  onAdd: () => void;
}

/** At the top right of a management page; 'Add new' for administrators only. */
export function ManagementTools({ children, onAdd }: Props) {
  const { t } = useTranslation('shared');
  const user = useCurrentUser();

  return (
    <Flex align="center" gap="small" wrap>
      {children}
      {can(user, 'addNew') && (
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onAdd}>
          {t('addNew')}
        </Button>
      )}
    </Flex>
  );
}
