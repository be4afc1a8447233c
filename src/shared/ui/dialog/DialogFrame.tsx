import { Modal } from 'antd';
import { useRef, type ReactNode } from 'react';

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

/** An image is picked by a button of its own. */
const FIELD = 'input:not([type=file], :disabled), textarea:not(:disabled)';

/** What every dialog has in common. */
export function DialogFrame({ busy, onClose, children, ...rest }: Props) {
  const body = useRef<HTMLDivElement>(null);

  return (
    <Modal
      {...rest}
      footer={null}
      destroyOnHidden
      closable={{ disabled: busy }}
      keyboard={!busy}
      // A press beside it would throw away what was typed.
      mask={{ closable: false }}
      // antd's lock of the focus begins at the button that closes; people begin at the first field.
      afterOpenChange={(isOpen) => {
        if (isOpen) body.current?.querySelector<HTMLElement>(FIELD)?.focus();
      }}
      onCancel={onClose}
    >
      <div ref={body}>{children}</div>
    </Modal>
  );
}
