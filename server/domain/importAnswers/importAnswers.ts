import type { ImportReply } from '@contract/workbook/importPayloads';
import type { Store } from '@server/store/Store';
import type { Clock } from '../clock';
import { AppError } from '../errors';
import type { Actor, Deferred } from '../manage/access';
import { planEditor } from '../plan/authorize';
import { writeWithRetries } from '../writeWithRetries';
import { importRows } from './importRows';
import type { SubmittedRow } from './readRow';

interface Import {
  import_id: string;
  dry_run: boolean;
  rows: readonly SubmittedRow[];
}

/**
 * Imports answers of a company, all or none, or with `dry_run` only computes the reply. Every answer gets one
 * revision, and the week is recorded once. BAD_USER_INPUT if a row is invalid, REVISION_CONFLICT if a conflict
 * is undecided; both errors contain the reply.
 */
export async function importAnswers(
  { store, clock }: { store: Store; clock: Clock },
  actor: Actor,
  company_id: string,
  fields: Deferred<Import>,
): Promise<ImportReply> {
  const outcome = await writeWithRetries(store, async (tx) => {
    const { reader, authorize } = await planEditor(tx, actor);
    await authorize(company_id);
    const { import_id, dry_run, rows } = fields();
    const identity = {
      user_id: actor.id,
      save_id: `import:${import_id}`,
      payload: [company_id, rows],
    };
    return importRows(tx, reader, actor, clock.now(), {
      company_id,
      dry_run,
      rows,
      identity,
      source: 'workbook',
      event: (changed) =>
        changed > 0 ? { kind: 'answers_imported', after: { answers: changed } } : null,
    });
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}
