import { randomUUID } from 'node:crypto';
import { foldCase } from '@contract/fields/names';
import { can } from '@contract/permissions/permissions';
import type { RoundDto, RoundPreview, SaveRoundPayload } from '@contract/rounds/roundPayloads';
import type { ReadTransaction, Store, WriteTransaction } from '@server/store/Store';
import type { RoundRow } from '@server/store/tables';
import type { Clock } from '../clock';
import { badFields, notFound, notFoundAs } from '../errors';
import { actingPerson, type Actor, type Deferred } from '../manage/access';
import { createReader } from '../queries/reader';
import { writeWithRetries } from '../writeWithRetries';
import { runnerFor } from './access';
import { checkRound, type SubmittedCompany, type RoundFields } from './checkRound';
import { roundDto } from './listRounds';
import { recordSavedRound } from './recordSavedRound';
import { inviteNamed, previewInvitation } from './roundMails';
import { tellAsked } from './roundNotices';
import { storeParts } from './storeParts';

interface Deps {
  store: Store;
  clock: Clock;
  /** The site's public address, for links in mails. */
  site: string;
}

/** Which round to change, or null to create one, and the companies on which the permission depends. */
interface RoundKey {
  id: string | null;
  workspace_id: string | null;
  companies: readonly { company_id: string }[] | null;
}

/** The fields of the payload; an absent one keeps its stored value. */
type SubmittedFields = {
  [F in 'name' | 'names' | 'opens_on' | 'due_on']?: SaveRoundPayload[F] | undefined;
} & { companies?: readonly SubmittedCompany[] | undefined };

/**
 * Creates or changes a round, which is opened later. The person must run rounds in each of its companies. The people of
 * a company in which the round is closed stay as they are; whoever is added where it is open is invited at once.
 */
export function saveRound(
  { store, clock, site }: Deps,
  actor: Actor,
  key: RoundKey,
  fields: Deferred<SubmittedFields>,
): Promise<{ round: RoundDto; created: boolean }> {
  return writeWithRetries(store, async (tx) => {
    const now = clock.now();
    const checked = await authorizedRound(tx, actor, key, fields, now);
    const { person, stored, fields: completedFields, workspace } = checked;
    const { companies, ...values } = completedFields;
    const round: RoundRow = stored
      ? { ...stored.round, ...values }
      : {
          id: randomUUID(),
          workspace_id: workspace?.id ?? null,
          ...values,
          created_by: actor.id,
          created_at: now.toISOString(),
        };
    if (stored) await tx.update('rounds', round.id, round);
    else await tx.insert('rounds', round);
    if (stored && stored.round.names !== round.names) {
      await tx.remove('round_keys', { id: stored.places.map(({ id }) => id) });
    }
    const before = stored ? await tx.find('round_people', { round_id: round.id }) : [];
    if (companies) await storeParts(tx, round.id, companies, stored?.places ?? []);
    await recordSavedRound(tx, actor, now, { ...checked, round, before });
    for (const { company_id, opened_at, closed_at } of stored?.places ?? []) {
      if (opened_at === null || closed_at !== null) continue;
      await inviteNamed(tx, { round, company_id, site, now });
      const parts = await tx.find('round_people', { round_id: round.id, company_id });
      const added = parts.filter((part) => !before.some(({ id }) => id === part.id));
      await tellAsked(tx, { round, company_id, by: actor.id, now }, added);
    }
    return { round: await roundDto(createReader(tx, person), round.id), created: !stored };
  });
}

/** Checks a round as `saveRound` does, and shows the mail that its people will receive. */
export function previewRound(
  { store, clock, site }: Deps,
  actor: Actor,
  key: RoundKey,
  fields: Deferred<SubmittedFields>,
): Promise<RoundPreview> {
  return store.read(async (tx) => {
    const checked = await authorizedRound(tx, actor, key, fields, clock.now());
    return previewInvitation(tx, actor, { ...checked, site });
  });
}

/** The round to be stored, after all checks. */
async function authorizedRound(
  tx: ReadTransaction | WriteTransaction,
  actor: Actor,
  key: RoundKey,
  deferred: Deferred<SubmittedFields>,
  now: Date,
) {
  const stored = key.id === null ? null : await storedRound(tx, actor, key.id);
  const ids = [...(key.companies ?? []), ...(stored?.places ?? [])].map(
    ({ company_id }) => company_id,
  );
  const companies = [];
  // In the order of their ids, so that two requests cannot wait for each other.
  for (const id of [...new Set(ids)].sort())
    companies.push((await runnerFor(tx, actor, id)).company);
  const person = await actingPerson(tx, actor);
  const workspaceId = stored ? stored.round.workspace_id : key.workspace_id;
  if (!stored && workspaceId === null) throw badFields({ workspace_id: 'Choose a workspace.' });
  // Locked, so that two rounds cannot take the same name.
  const workspace = workspaceId === null ? undefined : await lock(tx, 'workspaces', workspaceId);
  const isHidden =
    workspace !== undefined && !can(person, 'seeWorkspace', { workspace_id: workspace.id });
  if (isHidden || (!workspace && !stored)) throw notFound('workspace');
  if (ids.length === 0) throw badFields({ companies: 'Choose the companies of the round.' });

  // The people of companies are locked after the companies, before it is known whether anybody has answered.
  if (stored && 'findForUpdate' in tx) {
    await tx.findForUpdate('round_people', { round_id: stored.round.id });
  }
  const fields = completed(deferred(), stored?.round ?? null);
  await checkRound(tx, person, { workspace_id: workspaceId, fields, companies }, stored, now);
  return { person, workspace, companies, stored, fields };
}

/** Reads a row; in a write transaction also locks it, so that two changes follow each other. */
const lock = <T extends 'rounds' | 'workspaces'>(
  tx: ReadTransaction | WriteTransaction,
  table: T,
  id: string,
) => ('getForUpdate' in tx ? tx.getForUpdate(table, id) : tx.get(table, id));

/** The stored round; NOT_FOUND if the person may not see one of its companies. */
async function storedRound(tx: ReadTransaction | WriteTransaction, actor: Actor, id: string) {
  const round = await lock(tx, 'rounds', id);
  const places = await tx.find('round_companies', { round_id: id });
  if (!round) throw notFound('round');
  for (const { company_id } of places) {
    await runnerFor(tx, actor, company_id).catch(notFoundAs('round'));
  }
  return { round, places };
}

/** The sent fields with the stored values of absent ones. Parties that differ only in case become one. */
function completed(
  { companies, ...sentFields }: SubmittedFields,
  stored: RoundRow | null,
): RoundFields {
  const spelling = new Map<string, string>();
  const spelled = (party: string | null) => {
    if (party === null) return null;
    const known = spelling.get(foldCase(party)) ?? party;
    spelling.set(foldCase(party), known);
    return known;
  };
  const value = <Field extends keyof typeof sentFields>(field: Field) => {
    const found = sentFields[field] ?? stored?.[field];
    if (found === undefined) throw badFields({ [field]: 'This is missing.' });
    return found;
  };
  return {
    name: value('name'),
    names: value('names'),
    opens_on: value('opens_on'),
    due_on: value('due_on'),
    companies:
      companies?.map(({ company_id, people }) => ({
        company_id,
        people: people.map((part) => ({ ...part, party: spelled(part.party) })),
      })) ?? null,
  };
}
