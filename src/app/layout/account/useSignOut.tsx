import { useState } from 'react';
import { countEdits, draftsDiscarded, saveDrafts, selectDrafts } from '@/features/activity';
import { logout } from '@/features/auth';
import { lazyAntd } from '@/shared/ui/theme/lazyAntd';
import { useAppStore } from '../../store/useAppStore';

const UnsavedDialog = lazyAntd(() =>
  import(/* webpackChunkName: "overlays" */ './UnsavedDialog').then(
    (module) => module.UnsavedDialog,
  ),
);

/** How long saving may take before the dialog asks what to do with the unsaved edits, ms. */
const SAVE_TIMEOUT_MS = 5_000;

/**
 * Saves unsaved edits and signs out. If edits cannot be saved, a dialog asks first what to do with them: the
 * component has to render `dialog`.
 */
export function useSignOut() {
  const store = useAppStore();
  /** Number of unsaved edits; null while the dialog is closed. */
  const [unsaved, setUnsaved] = useState<number | null>(null);
  const [wasOpened, setWasOpened] = useState(false);

  const leave = () => {
    setUnsaved(null);
    void store.dispatch(logout());
  };

  async function signOut() {
    const ids = Object.keys(selectDrafts(store.getState()));
    if (await store.dispatch(saveDrafts(ids, SAVE_TIMEOUT_MS))) {
      leave();
      return;
    }
    setWasOpened(true);
    setUnsaved(countEdits(selectDrafts(store.getState())));
  }

  return {
    signOut: () => void signOut(),
    dialog: wasOpened && (
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
