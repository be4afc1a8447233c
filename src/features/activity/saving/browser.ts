import type { UnknownAction } from '@reduxjs/toolkit';

/** The parts of the browser that saving uses; saving works without any of them. */

/** Runs the work while no other tab of this browser runs one of that name. */
export function exclusively(name: string, work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (!locks) return work();
  return locks.request<Promise<void>>(`value-drivers/${name}`, work);
}

/** Tells whether the page is hidden or going away. Create it before any listener that asks. */
export function watchPage() {
  // While a page unloads, `visibilityState` changes only after `pagehide`.
  let isUnloading = false;
  const onHide = () => {
    isUnloading = true;
  };
  const onShow = () => {
    isUnloading = false;
  };
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return {
    isLeaving: () => isUnloading || document.visibilityState === 'hidden',
    stopWatching: () => {
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
    },
  };
}

export interface TabChannel {
  tell: (message: unknown) => void;
  close: () => void;
}

/** Whether an action was dispatched by another tab, whose message this tab has received. */
export const isFromAnotherTab = (action: UnknownAction) =>
  (action as { meta?: { heard?: true } }).meta?.heard === true;

/** What one tab tells, all other tabs of the same person hear. */
export function openTabChannel(userId: string, hear: (message: unknown) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') {
    return { tell: () => undefined, close: () => undefined };
  }
  const channel = new BroadcastChannel(`value-drivers/${userId}`);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    hear(data);
  };
  return {
    tell: (message) => {
      channel.postMessage(message);
    },
    close: () => {
      channel.close();
    },
  };
}
