import type { AntdNotices, CallNotices } from './NotifyContext';

/** Queues calls until antd's notices are loaded. */
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
    /** Returns the function that closes it, after which calls are queued again. */
    open: (opened: AntdNotices) => {
      notices = opened;
      const due = queue;
      queue = [];
      due.forEach((one) => one(opened));
      return () => {
        notices = null;
      };
    },
    /** Discards the queue because antd could not be loaded. */
    giveUp: () => {
      queue = [];
      setWanted(false);
    },
  };
}

export type NoticeOutlet = ReturnType<typeof createNoticeOutlet>;
