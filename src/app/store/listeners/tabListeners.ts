import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import {
  isDraftEvent,
  isFromAnotherTab,
  openTabChannel,
  type TabChannel,
} from '@/features/activity';
import { sessionRenewed, signedOut } from '@/shared/api/events';
import type { StartListening } from '@/shared/lib/listening';
import { selectRestoredFor } from '../persistence/personSlice';
import type { RootState } from '../store';

const isShared = isAnyOf(isDraftEvent, sessionRenewed, signedOut);

/** All tabs of one person show the same drafts, and one of them signing out signs out all. */
export function addTabListeners(startListening: StartListening) {
  let channel: TabChannel | null = null;
  const personIn = (state: unknown) => selectRestoredFor(state as RootState);

  startListening({
    predicate: (action) => isShared(action) && !isFromAnotherTab(action),
    effect: ({ type, payload }: UnknownAction) => {
      // Whom a person makes way for is that tab's own business.
      channel?.tell(type === signedOut.type ? { type } : { type, payload });
    },
  });

  startListening({
    predicate: (_, now, before) => personIn(now) !== null && personIn(now) !== personIn(before),
    effect: async (_, { dispatch, getState, condition }) => {
      const userId = personIn(getState());
      if (userId === null) return;
      const own = openTabChannel(userId, (message) => {
        if (isShared(message)) dispatch({ ...message, meta: { heard: true } });
      });
      channel = own;
      try {
        await condition((__, now) => personIn(now) !== userId);
      } finally {
        own.close();
        if (channel === own) channel = null;
      }
    },
  });
}
