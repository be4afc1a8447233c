import type { useAppProps } from 'antd/es/app/context';
import { createContext } from 'react';

/** antd's notifications and short messages. */
export type AntdNotices = Pick<useAppProps, 'notification' | 'message'>;

/** Calls antd's notices, now or as soon as antd is loaded. */
export type CallNotices = (call: (notices: AntdNotices) => void) => void;

export const NotifyContext = createContext<CallNotices | null>(null);
