import { Modal } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  open: boolean;
  /** In px, or as CSS says it; never wider than the screen. */
  width: number | string;
  /** While something is on its way, nobody closes it by mistake. */
  busy: boolean;
  onClose: () => void;
  /** Made anew each time it opens: nothing of the last time is left in it. */
  children: ReactNode;
}

/** What every dialog has in common. */
export function DialogFrame({ busy, onClose, children, ...rest }: Props) {
  return (
    <Modal
      {...rest}
      footer={null}
      destroyOnHidden
      closable={{ disabled: busy }}
      keyboard={!busy}
      // A press beside it would throw away what was typed.
      mask={{ closable: false }}
      onCancel={onClose}
    >
      {children}
    </Modal>
  );
}
