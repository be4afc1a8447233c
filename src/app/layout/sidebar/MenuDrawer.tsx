import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { SIZES } from '@/shared/ui/theme/tokens';

interface Props {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The sidebar on phones. */
export function MenuDrawer({ open, onClose, children }: Props) {
  const { t } = useTranslation('layout');
  return (
    <Drawer
      open={open}
      placement="left"
      size={SIZES.sider}
      closable={false}
      title={null}
      aria-label={t('menu')}
      styles={{ body: { padding: 0 } }}
      onClose={onClose}
    >
      {children}
    </Drawer>
  );
}
