import { App as AntdApp } from 'antd';
import { useEffect } from 'react';
import { AntdConfig } from '../theme/AntdConfig';
import type { AntdNotices } from './NotifyContext';

/** At the top, notifications would cover the page's buttons. */
const NOTIFICATION = { placement: 'bottomRight' } as const;

interface Props {
  /** Returns what is to be done when the host is gone. */
  onReady: (notices: AntdNotices) => () => void;
}

/** Renders antd's notifications and messages. */
export function NotifyHost(props: Props) {
  return (
    <AntdConfig>
      <AntdApp component={false} notification={NOTIFICATION}>
        <Ready {...props} />
      </AntdApp>
    </AntdConfig>
  );
}

function Ready({ onReady }: Props) {
  const { notification, message } = AntdApp.useApp();
  useEffect(() => onReady({ notification, message }), [onReady, notification, message]);
  return null;
}
