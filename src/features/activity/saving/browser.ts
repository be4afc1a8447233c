import type { UnknownAction } from '@reduxjs/toolkit';

/** The browser features that saving uses. Each has a fallback, because some browsers lack them. */

/** Runs the work while no other tab of this browser runs work under the same lock name. */
export function withLock(name: string, work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (!locks) return work();
  return locks.request<Promise<void>>(`value-drivers/${name}`, work);
}

/**
 * Watches whether the page is hidden or closing. Create it before any listener that calls `isLeaving`, because
 * listeners run in the order in which they were added.
 */
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
  /** Sends a message to all other tabs of the same person. */
  post: (message: unknown) => void;
  close: () => void;
}

/** Whether another tab dispatched this action and sent it to this tab. */
export const isFromAnotherTab = (action: UnknownAction) =>
  (action as { meta?: { fromAnotherTab?: true } }).meta?.fromAnotherTab === true;

/** Connects all tabs of one person in this browser. Without BroadcastChannel, messages go nowhere. */
export function openTabChannel(userId: string, onMessage: (message: unknown) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') {
    return { post: () => undefined, close: () => undefined };
  }
  const channel = new BroadcastChannel(`value-drivers/${userId}`);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    onMessage(data);
  };
  return {
    post: (message) => {
      channel.postMessage(message);
    },
    close: () => {
      channel.close();
    },
  };
}
