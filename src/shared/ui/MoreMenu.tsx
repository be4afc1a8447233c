import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useRef, type ReactNode, type SyntheticEvent } from 'react';

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
  const button = useRef<HTMLButtonElement>(null);
  if (entries.length === 0) return null;

  // The entry goes with its menu; a dialog gives the focus back to what had it when it opened.
  const items = entries.map((entry) => ({
    ...entry,
    onClick: ({ domEvent }: { domEvent: SyntheticEvent }) => {
      // Else the Enter that chose the entry would press the button as well.
      domEvent.preventDefault();
      button.current?.focus();
      entry.onClick();
    },
  }));
  return (
    <Dropdown
      menu={{ items }}
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      // Within the page's landmark, as its button is.
      getPopupContainer={(trigger) => trigger.closest<HTMLElement>('[role=main]') ?? document.body}
    >
      <Button ref={button} type="text" aria-label={label} icon={<MoreOutlined aria-hidden />} />
    </Dropdown>
  );
}
