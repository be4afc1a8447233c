import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { can } from '@contract/permissions/permissions';
import { Button, Flex } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useCurrentUser } from '@/features/auth';
import { HelpLink } from '@/features/help';
import { EventLogLink } from './EventLogLink';

interface Props {
  /** Chooses how the list is shown. First, because it may appear later and must not move the others. */
  viewSwitch?: ReactNode;
  help: ComponentProps<typeof HelpLink>['article'];
  /** Shown before the button, such as recently deleted items. */
  children?: ReactNode;
  /** Opens the dialog for a new item. */
  onAdd: () => void;
}

/** The buttons at the top right of a management page; administrators also get 'Add new'. */
export function ManagementToolbar({ viewSwitch, help, children, onAdd }: Props) {
  const { t } = useTranslation('shared');
  const user = useCurrentUser();

  return (
    <Flex flex="auto" justify="end" align="center" gap="small" wrap>
      {viewSwitch}
      <HelpLink article={help} />
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
