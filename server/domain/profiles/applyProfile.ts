import { isAdmin } from '@contract/permissions/permissions';
import type { ImportReply } from '@contract/workbook/importPayloads';
import type { Store, WriteTransaction } from '@server/store/Store';
import type { AnswerRow, ProfileAppliedRow, ProfileMark, ProfileRow } from '@server/store/tables';
import type { Clock } from '../clock';
import { AppError, forbidden, notFound } from '../errors';
import { importRows } from '../importAnswers/importRows';
import type { SubmittedRow } from '../importAnswers/readRow';
import type { Model } from '../figures/model';
import { companyFor, type Actor, type Deferred } from '../manage/access';
import { createReader } from '../queries/reader';
import { changesSince } from '../saveAnswer/storedAnswer';
import { writeWithRetries } from '../writeWithRetries';

interface Use {
  tx: WriteTransaction;
  model: Model;
  profile: ProfileRow;
  company_id: string;
  /** The stored use of the profile; undefined if the company does not use it. */
  applied: ProfileAppliedRow | undefined;
  /** The company's answers by activity. */
  answers: ReadonlyMap<string, AnswerRow>;
}

interface Step {
  rows: SubmittedRow[];
  /** Stores what the company uses afterwards. */
  complete(): Promise<void>;
}

/**
 * Marks the actions of a profile in a company as not applicable, or takes back the marks that the profile has made, or
 * with `dry_run` only computes the reply. A mark that somebody has changed since is no longer one of the profile.
 */
export async function applyProfile(
  { store, clock }: { store: Store; clock: Clock },
  actor: Actor,
  ids: { profile_id: string; company_id: string },
  fields: Deferred<{ apply_id: string; on: boolean; dry_run: boolean }>,
): Promise<ImportReply> {
  const outcome = await writeWithRetries(store, async (tx) => {
    const { company_id, profile_id } = ids;
    const { person, company } = await companyFor(tx, actor, 'applyProfile', company_id);
    if (!company.activated && !isAdmin(person)) throw forbidden();
    const profile = await tx.get('profiles', profile_id);
    const applied = await tx.getForUpdate('profile_applied', useId(profile_id, company_id));
    if (!profile || (profile.workspace_id !== company.workspace_id && !applied)) {
      throw notFound('profile');
    }
    const { apply_id, on, dry_run } = fields();
    const now = clock.now();
    const reader = createReader(tx, person);
    const answers = await reader.answers(company_id);
    const use = { tx, model: await reader.model(), profile, company_id, applied, answers };
    const step = on ? marking(use, { by: actor.id, at: now.toISOString() }) : await unmarking(use);
    return importRows(tx, reader, actor, now, {
      company_id,
      dry_run,
      rows: step.rows,
      identity: {
        user_id: actor.id,
        save_id: `profile:${apply_id}`,
        payload: [profile_id, company_id, on],
      },
      source: 'profile',
      event: (changed) =>
        on !== (applied !== undefined) || changed > 0
          ? {
              kind: on ? 'profile_applied' : 'profile_taken_back',
              after: { profile: profile.name, answers: changed },
            }
          : null,
      complete: () => step.complete(),
    });
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

const useId = (profileId: string, companyId: string) => `${profileId}:${companyId}`;

function marking(
  { tx, model, profile, company_id, applied, answers }: Use,
  { by, at }: { by: string; at: string },
): Step {
  const { reason } = profile;
  const ids = profile.activities.filter((id) => model.activity(id));
  const isMarked = (id: string) => answers.get(id)?.not_applicable === true;
  const rows = ids.map((activity_id): SubmittedRow => ({
    activity_id,
    revision: null,
    // An action that is marked already keeps its own reason.
    values: isMarked(activity_id) ? {} : { not_applicable: true, not_applicable_reason: reason },
  }));
  const added = ids
    .filter((id) => !isMarked(id))
    .map((activity_id): ProfileMark => ({
      activity_id,
      revision: (answers.get(activity_id)?.revision ?? 0) + 1,
      former_reason: answers.get(activity_id)?.not_applicable_reason ?? null,
    }));
  const isNew = new Set(added.map(({ activity_id }) => activity_id));
  const earlierMarks = (applied?.marked ?? []).filter(({ activity_id }) => !isNew.has(activity_id));
  return {
    rows,
    async complete() {
      const all = [...earlierMarks, ...added];
      const id = useId(profile.id, company_id);
      if (applied) await tx.update('profile_applied', id, { marked: all });
      else {
        const use = { id, profile_id: profile.id, company_id, marked: all };
        await tx.insert('profile_applied', { ...use, applied_by: by, applied_at: at });
      }
    },
  };
}

/** Marks of actions that another profile of the company has, too, become marks of that profile. */
async function unmarking({ tx, model, profile, company_id, applied, answers }: Use): Promise<Step> {
  const others = (await tx.find('profile_applied', { company_id })).filter(
    ({ profile_id }) => profile_id !== profile.id,
  );
  const activitiesOf = new Map(
    (await tx.find('profiles', { id: others.map(({ profile_id }) => profile_id) })).map(
      ({ id, activities }) => [id, new Set(activities)],
    ),
  );
  const rows: SubmittedRow[] = [];
  const moved = new Map<string, ProfileMark[]>();
  for (const mark of applied?.marked ?? []) {
    const { activity_id, former_reason } = mark;
    const answer = answers.get(activity_id);
    if (!answer || !model.activity(activity_id) || !(await isOwnMark(tx, answer, mark))) continue;
    const heir = others.find(({ profile_id }) => activitiesOf.get(profile_id)?.has(activity_id));
    if (heir) moved.set(heir.id, [...(moved.get(heir.id) ?? heir.marked), mark]);
    else {
      const values = { not_applicable: false, not_applicable_reason: former_reason };
      rows.push({ activity_id, revision: null, values });
    }
  }
  return {
    rows,
    async complete() {
      for (const [id, marked] of moved) await tx.update('profile_applied', id, { marked });
      if (applied) await tx.remove('profile_applied', { id: applied.id });
    },
  };
}

/** Whether nobody has changed the mark or its reason since the profile has made it. */
async function isOwnMark(
  tx: WriteTransaction,
  answer: AnswerRow,
  { revision }: ProfileMark,
): Promise<boolean> {
  if (!answer.not_applicable) return false;
  const since = await changesSince(tx, answer, revision);
  return !since.some(({ after }) => 'not_applicable' in after || 'not_applicable_reason' in after);
}
