import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { can } from '@contract/permissions/permissions';
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useCurrentUser } from '@/features/auth';
import { EventLogLink } from './EventLogLink';

interface Props {
  /** Shown before the button, such as help or recently deleted items. */
  children: ReactNode;
  /** Opens the dialog for a new item. */
  onAdd: () => void;
}

/** The buttons at the top right of a management page; administrators also get 'Add new'. */
export function ManagementToolbar({ children, onAdd }: Props) {
  const { t } = useTranslation('shared');
  const user = useCurrentUser();

  return (
    <Flex flex="auto" justify="end" align="center" gap="small" wrap>
      <EventLogLink />
      {children}
      {can(user, 'addNew') && (
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onAdd}>
          {t('addNew')}
        </Button>
      )}
    </Flex>
  );
}
