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
      afterOpenChange={(isOpen) => {
        if (isOpen) focusFirstField(body.current);
      }}
      onCancel={onClose}
    >
      <div ref={body}>{children}</div>
    </Modal>
  );
}

/**
 * antd's focus lock begins at the Close button; people begin at the first field.
 * Does nothing if someone has already moved into the dialog while it was opening.
 */
function focusFirstField(body: HTMLElement | null) {
  if (body?.querySelector(':focus')) return;
  body?.querySelector<HTMLElement>(FIELD)?.focus();
}
