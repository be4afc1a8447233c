import type { MenuProps } from 'antd';
import { MenuDropdown } from './MenuDropdown';
import styles from './popup.module.css';

interface Props {
  open: boolean;
  items: NonNullable<MenuProps['items']>;
  /** Accessible name, if the button does not provide it. */
  label?: string;
  placement?: 'bottomLeft' | 'bottomRight' | 'topLeft';
  /** Keeps the menu open after an entry has been chosen. */
  stays?: boolean;
  onClose: () => void;
}

/** antd's menu. Its opener renders it as a sibling. */
export function MenuPopup({ open, items, label, placement, stays = false, onClose }: Props) {
  return (
    <MenuDropdown
      open={open}
      trigger={['click']}
      placement={placement ?? 'bottomLeft'}
      menu={{
        items,
        ...(label !== undefined && { 'aria-label': label }),
        onKeyDown: ({ key }) => {
          if (key === 'Escape') onClose();
        },
      }}
      onOpenChange={(next, { source }) => {
        if (!next && !(stays && source === 'menu')) onClose();
      }}
    >
      <span className={styles.anchor} aria-hidden />
    </MenuDropdown>
  );
}
