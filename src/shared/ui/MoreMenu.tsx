import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { ReactNode } from 'react';

interface Entry {
  key: string;
  label: string;
  icon: ReactNode;
  danger?: boolean;
  onClick: () => void;
}

interface Props {
  /** Names the button, with what it acts on: "Actions for Alder Valley". */
  label: string;
  /** None: no button. */
  entries: readonly Entry[];
}

/** Three dots, and behind them what can be done with the thing they stand beside. */
export function MoreMenu({ label, entries }: Props) {
  if (entries.length === 0) return null;
  return (
    <Dropdown
      menu={{ items: entries.map((entry) => ({ ...entry })) }}
      trigger={['click']}
      placement="bottomRight"
      autoFocus
    >
      <Button type="text" aria-label={label} icon={<MoreOutlined aria-hidden />} />
    </Dropdown>
  );
}
