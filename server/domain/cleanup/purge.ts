import type { Store, WriteTransaction } from '@server/store/Store';
import type { Clock } from '@server/domain/clock';
import { aboutCompany, aboutWorkspace, recordEvent } from '@server/domain/events/recordEvent';
import { currentState } from '@server/domain/figures/model';
import { removePicture } from '@server/domain/images/pictures';
import { removePerson } from '@server/domain/manage/removal';
import { isPast } from '@server/domain/manage/softDelete';

interface Deps {
  store: Store;
  clock: Clock;
}

/**
 * Permanently removes companies and workspaces whose time to be restored has passed. Each is removed in a
 * transaction of its own, which checks again whether it is due. It is therefore safe to repeat or
 * interrupt this, and to run it on several servers at the same time.
 */
export async function purgeDeleted({ store, clock }: Deps): Promise<void> {
  const now = clock.now();
  const due = await store.read(async (tx) => ({
    companies: await tx.find('companies', { activated: false }),
    workspaces: await tx.find('workspaces'),
  }));
  for (const { id, expiration_date } of due.companies) {
    if (!isPast(expiration_date, now)) continue;
    await store.write((tx) => purgeCompany(tx, id, now));
  }
  for (const { id, purge_at } of due.workspaces) {
    if (isPast(purge_at, now)) await store.write((tx) => purgeWorkspace(tx, id, now));
  }
}

/** Removes a company, all that it has recorded, and its people. Global administrators stay, without a company. */
async function purgeCompany(tx: WriteTransaction, id: string, now: Date): Promise<void> {
  // The model is not exchanged meanwhile, so that no sums are stored for a company that is gone.
  await currentState(tx);
  const company = await tx.getForUpdate('companies', id);
  if (!company || company.activated || !isPast(company.expiration_date, now)) return;

  await recordEvent(tx, null, now, { kind: 'company_purged', ...aboutCompany(company) });
  const ofCompany = { company_id: id };
  await removeEvidenceOf(tx, ofCompany);
  await tx.remove('comments', ofCompany);
  await tx.remove('requests', ofCompany);
  await tx.remove('notices', ofCompany);
  // The digests of its signed reviews stay.
  await tx.remove('review_shares', ofCompany);
  await tx.remove('reviews', ofCompany);
  await tx.remove('plan_items', ofCompany);
  await tx.remove('targets', ofCompany);
  await tx.remove('scenarios', ofCompany);
  await purgeRounds(tx, id);
  await tx.remove('profile_applied', ofCompany);
  await tx.remove('answer_changes', ofCompany);
  await tx.remove('answers', ofCompany);
  await tx.remove('driver_weeks', ofCompany);
  await tx.remove('driver_sums', ofCompany);
  await tx.remove('model_sums', { id });
  await tx.remove('model_steps', ofCompany);
  await tx.remove('api_tokens', ofCompany);

  await removePicture(tx, company.logo);
  for (const user of await tx.find('users', ofCompany)) {
    if (user.role === 'administrator') {
      await tx.update('users', user.id, { company_id: null });
      continue;
    }
    await removePerson(tx, user, now);
  }
  await tx.remove('companies', { id });
}

/** Removes what rounds have about a company, and the rounds that ask in no other one. */
async function purgeRounds(tx: WriteTransaction, company_id: string): Promise<void> {
  const places = await tx.find('round_companies', { company_id });
  await tx.remove('round_keys', { id: places.map(({ id }) => id) });
  for (const table of ['opinions', 'round_decisions', 'round_people', 'round_companies'] as const) {
    await tx.remove(table, { company_id });
  }
  for (const { round_id } of places) {
    if ((await tx.find('round_companies', { round_id })).length > 0) continue;
    await tx.remove('round_mails', { round_id });
    await tx.remove('rounds', { id: round_id });
  }
}

/** Removes files one by one, because the identifiers of all pieces are more than one statement should hold. */
async function removeEvidenceOf(tx: WriteTransaction, ofCompany: { company_id: string }) {
  for (const { id } of await tx.findColumns('evidence', ['id'], ofCompany)) {
    await tx.remove('evidence_pieces', { evidence_id: id });
  }
  await tx.remove('evidence', ofCompany);
}

async function purgeWorkspace(tx: WriteTransaction, id: string, now: Date): Promise<void> {
  const workspace = await tx.getForUpdate('workspaces', id);
  if (!workspace || workspace.deleted_at === null || !isPast(workspace.purge_at, now)) return;
  await recordEvent(tx, null, now, { kind: 'workspace_purged', ...aboutWorkspace(workspace) });
  for (const company of await tx.find('companies', { workspace_id: id })) {
    await tx.update('companies', company.id, { workspace_id: null });
  }
  for (const round of await tx.find('rounds', { workspace_id: id })) {
    await tx.update('rounds', round.id, { workspace_id: null });
  }
  for (const profile of await tx.find('profiles', { workspace_id: id })) {
    await tx.remove('profile_applied', { profile_id: profile.id });
  }
  await tx.remove('profiles', { workspace_id: id });
  await tx.remove('mappings', { workspace_id: id });
  await tx.remove('workspaces', { id });
}
