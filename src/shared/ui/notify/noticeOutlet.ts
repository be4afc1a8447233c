import type { AntdNotices, CallNotices } from './NotifyContext';

/** Holds calls back until antd's notices are there. */
export function createNoticeOutlet() {
  let notices: AntdNotices | null = null;
  let queue: Parameters<CallNotices>[0][] = [];
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
    queue.push(one);
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
      const due = queue;
      queue = [];
      due.forEach((one) => one(opened));
    },
    /** antd could not be loaded: what was held back is dropped. */
    giveUp: () => {
      queue = [];
      setWanted(false);
    },
  };
}

export type NoticeOutlet = ReturnType<typeof createNoticeOutlet>;
