import type { WriteTransaction } from '@server/store/Store';
import { completeRequests } from '../requests/completeRequests';

interface SavedState {
  company_id: string;
  activity_id: string;
  /** 1–10. */
  state: number;
  /** Who saved it. */
  by: string;
}

/**
 * What follows from saved states of a company's actions: evidence from before an action had a state takes the first
 * one, and open requests for an answer are done. Callers run in `writeWithRetries`.
 */
export async function afterStatesSaved(
  tx: WriteTransaction,
  states: readonly SavedState[],
  now: Date,
): Promise<void> {
  const [first] = states;
  if (!first) return;
  const { company_id } = first;
  const activity_id = states.map((one) => one.activity_id);
  const [waiting, asked] = await Promise.all([
    tx.findColumns('evidence', ['activity_id'], {
      company_id,
      activity_id,
      state_when_added: null,
    }),
    tx.findColumns('requests', ['activity_id'], {
      ...{ company_id, activity_id, kind: 'answer' },
      ...{ done_at: null, cancelled_at: null },
    }),
  ]);
  if (waiting.length === 0 && asked.length === 0) return;
  const isIn = (rows: readonly { activity_id: string }[], id: string) =>
    rows.some((row) => row.activity_id === id);
  for (const { activity_id: id, state, by } of states) {
    const action = { company_id, activity_id: id };
    if (isIn(waiting, id)) {
      const where = { ...action, state_when_added: null };
      await tx.updateWhere('evidence', where, { state_when_added: state });
    }
    if (isIn(asked, id)) await completeRequests(tx, { ...action, kind: 'answer' }, by, now);
  }
}
