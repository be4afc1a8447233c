import { Alert, Form } from 'antd';
import { useEffect, useRef } from 'react';

interface Props {
  message: string | undefined;
  onClose: () => void;
}

/** The error at the top of a dialog, scrolled into view. */
export function DialogAlert({ message, onClose }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) box.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  if (!message) return null;
  return (
    <Form.Item>
      <div ref={box}>
        <Alert type="error" showIcon title={message} closable={{ onClose }} />
      </div>
    </Form.Item>
  );
}
