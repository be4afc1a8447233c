import type { ImportReply } from '@contract/workbook/importPayloads';
import type { DecisionRow } from '@contract/rounds/roundPayloads';
import type { Store, WriteTransaction } from '@server/store/Store';
import type { Clock } from '../clock';
import { AppError } from '../errors';
import { importRows } from '../importAnswers/importRows';
import type { Actor, Deferred } from '../manage/access';
import { createReader } from '../queries/reader';
import { writeWithRetries } from '../writeWithRetries';
import { findRound, refuseUnlessOpen, runnerFor } from './access';
import { decisionId } from './ids';

interface Decision {
  decide_id: string;
  dry_run: boolean;
  rows: readonly DecisionRow[];
}

/**
 * Makes states that were decided in a closed round the answers of a company, all or none, or with `dry_run` only
 * computes the reply. The rules are those of an import of the same rows. ROUND_OPEN before closing.
 */
export async function decideRound(
  { store, clock }: { store: Store; clock: Clock },
  actor: Actor,
  { round_id, company_id }: { round_id: string; company_id: string },
  fields: Deferred<Decision>,
): Promise<ImportReply> {
  const outcome = await writeWithRetries(store, async (tx) => {
    const { person } = await runnerFor(tx, actor, company_id);
    const { round, place } = await findRound(tx, round_id, company_id);
    const { decide_id, dry_run, rows } = fields();
    if (place.closed_at === null) {
      refuseUnlessOpen(place);
      throw new AppError('ROUND_OPEN', 'Close the round before deciding.');
    }
    const now = clock.now();
    const values = rows.map(({ activity_id, revision, state, keep }) => {
      return { activity_id, revision, values: { revenue_state: state }, keep };
    });
    const saved = {
      user_id: actor.id,
      save_id: `decide:${decide_id}`,
      payload: [round_id, company_id, rows],
    };
    return importRows(tx, createReader(tx, person), actor, now, {
      company_id,
      dry_run,
      rows: values,
      identity: saved,
      source: 'round',
      round_id,
      event: () =>
        rows.length > 0
          ? { kind: 'round_decided', after: { round: round.name, answers: rows.length } }
          : null,
      complete: (reply) => storeDecisions(tx, actor, now, { round_id, company_id, reply }),
    });
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

/** Stores which state each action has now, also where the decision has left it as it was. */
async function storeDecisions(
  tx: WriteTransaction,
  actor: Actor,
  now: Date,
  { round_id, company_id, reply }: { round_id: string; company_id: string; reply: ImportReply },
): Promise<void> {
  const ids = reply.results.map(({ activity_id }) => activity_id);
  if (ids.length === 0) return;
  const answers = await tx.findColumns('answers', ['activity_id', 'revenue_state'], {
    company_id,
    activity_id: ids,
  });
  const stateOf = new Map(answers.map((answer) => [answer.activity_id, answer.revenue_state]));
  const rows = ids.map((activity_id) => ({
    id: decisionId(round_id, company_id, activity_id),
    round_id,
    company_id,
    activity_id,
    state: stateOf.get(activity_id) ?? null,
    decided_by: actor.id,
    decided_at: now.toISOString(),
  }));
  await tx.remove('round_decisions', { id: rows.map(({ id }) => id) });
  await tx.insert('round_decisions', rows);
}
