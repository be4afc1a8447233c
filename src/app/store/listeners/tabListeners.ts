import { selectRestoredUserId } from '@/features/auth';
import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import {
  isDraftEvent,
  isFromAnotherTab,
  openTabChannel,
  type TabChannel,
} from '@/features/activity';
import { sessionRenewed, signedOut } from '@/shared/api/events';
import type { AppStartListening } from '../types';

const isShared = isAnyOf(isDraftEvent, sessionRenewed, signedOut);

/** Shares the drafts between all tabs of one person, and signs out in all of them together. */
export function addTabListeners(startListening: AppStartListening) {
  let channel: TabChannel | null = null;

  startListening({
    predicate: (action) => isShared(action) && !isFromAnotherTab(action),
    effect: ({ type, payload }: UnknownAction) => {
      // The payload of `signedOut` is the next person in this tab; other tabs only sign out.
      channel?.post(type === signedOut.type ? { type } : { type, payload });
    },
  });

  startListening({
    predicate: (_, now, before) =>
      selectRestoredUserId(now) !== null &&
      selectRestoredUserId(now) !== selectRestoredUserId(before),
    effect: async (_, { dispatch, getState, condition }) => {
      const userId = selectRestoredUserId(getState());
      if (userId === null) return;
      const own = openTabChannel(userId, (message) => {
        if (isShared(message)) dispatch({ ...message, meta: { fromAnotherTab: true } });
      });
      channel = own;
      try {
        await condition((__, now) => selectRestoredUserId(now) !== userId);
      } finally {
        own.close();
        if (channel === own) channel = null;
      }
    },
  });
}
