import { useState } from 'react';
import { useStore } from 'react-redux';
import { countEdits, draftsDiscarded, saveDrafts, selectDrafts } from '@/features/activity';
import { logout } from '@/features/auth';
import { lazyAntd } from '@/shared/ui/lazyAntd';
import type { AppStore } from '../../store/store';

const UnsavedDialog = lazyAntd(() =>
  import(/* webpackChunkName: "overlays" */ './UnsavedDialog').then(
    (module) => module.UnsavedDialog,
  ),
);

/** How long to wait for unsaved edits before the person is asked, ms. */
const WAIT_MS = 5_000;

/** Saves unsaved edits, asks where that fails, then signs out. `question` is to be rendered. */
export function useSignOut() {
  const store = useStore() as AppStore;
  /** How many edits are unsaved; null while nothing is asked. */
  const [unsaved, setUnsaved] = useState<number | null>(null);
  const [wasAsked, setWasAsked] = useState(false);

  const leave = () => {
    setUnsaved(null);
    void store.dispatch(logout());
  };

  async function signOut() {
    const ids = Object.keys(selectDrafts(store.getState()));
    if (await store.dispatch(saveDrafts(ids, WAIT_MS))) {
      leave();
      return;
    }
    setWasAsked(true);
    setUnsaved(countEdits(selectDrafts(store.getState())));
  }

  return {
    signOut: () => void signOut(),
    question: wasAsked && (
      <UnsavedDialog
        open={unsaved !== null}
        count={unsaved ?? 0}
        onDiscard={() => {
          store.dispatch(draftsDiscarded());
          leave();
        }}
        onKeep={leave}
        onStay={() => setUnsaved(null)}
      />
    ),
  };
}
