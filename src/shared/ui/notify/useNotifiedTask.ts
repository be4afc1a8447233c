import { useState } from 'react';
import { useNotify } from './useNotify';

interface Texts {
  working: string;
  failed: string;
}

/** Runs one task at a time, and notifies of its progress and its failure. A call while one is running is ignored. */
export function useNotifiedTask({ working, failed }: Texts) {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  async function run(task: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    const end = notify.progress(working);
    try {
      await task();
    } catch {
      notify.failure(failed);
    } finally {
      end();
      setBusy(false);
    }
  }

  return { busy, run };
}
