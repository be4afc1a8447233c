import { Modal } from 'antd';
import { useRef, type ReactNode } from 'react';

interface Props {
  title: string;
  open: boolean;
  /** In px or as a CSS length; never wider than the screen. */
  width: number | string;
  /** While a request runs, the dialog cannot be closed. */
  busy: boolean;
  onClose: () => void;
  /** Mounted each time the dialog opens, so that it keeps no earlier state. */
  children: ReactNode;
}

/** File inputs are excluded, because they are hidden behind buttons. */
const FIELD = 'input:not([type=file], :disabled), textarea:not(:disabled)';

const HEADER_ROOM = {
  header: {
    marginBlockEnd: 'var(--ant-margin)',
    // A long title wraps before the Close button.
    paddingInlineEnd: 'var(--ant-margin-lg)',
  },
};

/** The frame of every dialog. */
export function DialogFrame({ busy, onClose, children, ...rest }: Props) {
  const body = useRef<HTMLDivElement>(null);

  return (
    <Modal
      {...rest}
      footer={null}
      destroyOnHidden
      styles={HEADER_ROOM}
      closable={{ disabled: busy }}
      keyboard={!busy}
      // A click outside would discard the input.
      mask={{ closable: false }}
      afterOpenChange={(isOpen) => {
        if (isOpen) focusFirstField(body.current);
      }}
      afterClose={focusPageIfLost}
      onCancel={onClose}
    >
      <div ref={body}>{children}</div>
    </Modal>
  );
}

/** antd returns the focus to the button that opened the dialog, which may be gone: then the page's heading has it. */
function focusPageIfLost() {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('main h1')?.focus();
}

/**
 * antd focuses the Close button; the first field is more useful. Does nothing if someone has
 * already moved the focus into the dialog while it was opening.
 */
function focusFirstField(body: HTMLElement | null) {
  if (body?.querySelector(':focus')) return;
  body?.querySelector<HTMLElement>(FIELD)?.focus();
}
