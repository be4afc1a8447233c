import type { AntdNotices, CallNotices } from './NotifyContext';

/** Holds calls back until antd's notices are there. */
export function makeNoticeOutlet() {
  let notices: AntdNotices | null = null;
  let waiting: Parameters<CallNotices>[0][] = [];
  let isWanted = false;
  const listeners = new Set<() => void>();

  function setWanted(next: boolean) {
    isWanted = next;
    listeners.forEach((listener) => listener());
  }

  const call: CallNotices = (one) => {
    if (notices) {
      one(notices);
      return;
    }
    waiting.push(one);
    setWanted(true);
  };

  return {
    call,
    isWanted: () => isWanted,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open: (opened: AntdNotices) => {
      notices = opened;
      const due = waiting;
      waiting = [];
      due.forEach((one) => one(opened));
    },
    /** antd could not be loaded: what was held back is dropped. */
    giveUp: () => {
      waiting = [];
      setWanted(false);
    },
  };
}

export type NoticeOutlet = ReturnType<typeof makeNoticeOutlet>;
