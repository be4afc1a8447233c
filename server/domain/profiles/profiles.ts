import { randomUUID } from 'node:crypto';
import { can } from '@contract/permissions/permissions';
import type { ProfileDto, SaveProfilePayload } from '@contract/profiles/profilePayloads';
import type { Store } from '@server/store/Store';
import type { ProfileAppliedRow, ProfileRow } from '@server/store/tables';
import type { Clock } from '../clock';
import { badFields, notFound, notFoundAs } from '../errors';
import { aboutWorkspace, recordEvent } from '../events/recordEvent';
import type { Actor, Deferred } from '../manage/access';
import {
  actingInWorkspace,
  refuseTakenName,
  visibleWorkspace,
  workspaceOfRow,
} from '../manage/workspaceAccess';
import { createReader, type Reader } from '../queries/reader';
import { writeWithRetries } from '../writeWithRetries';

interface Deps {
  store: Store;
  clock: Clock;
}

type ProfileFields = {
  [F in 'name' | 'activities' | 'reason']?: SaveProfilePayload[F] | undefined;
};

/** The profiles of a workspace by name, for those who may see the workspace. */
export async function listProfiles(reader: Reader, workspace_id: string): Promise<ProfileDto[]> {
  await visibleWorkspace(reader, workspace_id);
  const profiles = await reader.tx.find('profiles', { workspace_id });
  const applied = await reader.tx.find('profile_applied', {
    profile_id: profiles.map(({ id }) => id),
  });
  const visible = await visibleUses(reader, applied);
  return profiles
    .sort((a, b) => a.name.localeCompare(b.name))
    .map((profile) => toDto(profile, visible));
}

/** Creates or changes a profile. Companies that use it keep their marks until it is applied to them again. */
export function saveProfile(
  { store, clock }: Deps,
  actor: Actor,
  key: { id: string | null; workspace_id: string | null },
  deferred: Deferred<ProfileFields>,
): Promise<{ profile: ProfileDto; created: boolean }> {
  return writeWithRetries(store, async (tx) => {
    const known = key.id === null ? undefined : await tx.get('profiles', key.id);
    if (key.id !== null && !known) throw notFound('profile');
    const workspace_id = workspaceOfRow(key.workspace_id, known);
    const acting = await actingInWorkspace(tx, actor, 'changeProfiles', workspace_id);
    const stored = known;
    if (stored && stored.workspace_id !== workspace_id) throw notFound('profile');
    const fields = deferred();
    const reader = createReader(tx, acting.person);
    const profile = { ...complete(stored, fields), id: stored?.id ?? randomUUID(), workspace_id };
    const model = await reader.model();
    if (profile.activities.some((id) => !model.activity(id) && !stored?.activities.includes(id))) {
      throw badFields({ activities: 'One of these actions does not exist.' });
    }
    refuseTakenName(
      await tx.find('profiles', { workspace_id }),
      profile,
      'Another profile of this workspace has this name.',
    );
    if (stored) await tx.update('profiles', profile.id, profile);
    else await tx.insert('profiles', profile);
    await recordEvent(tx, actor, clock.now(), {
      kind: 'profile_saved',
      ...aboutWorkspace(acting.workspace),
      after: { profile: profile.name, actions: profile.activities.length },
    });
    const applied = await tx.find('profile_applied', { profile_id: profile.id });
    return { profile: toDto(profile, await visibleUses(reader, applied)), created: !stored };
  });
}

/** Removes a profile. The marks that it has made stay. */
export function removeProfile({ store, clock }: Deps, actor: Actor, id: string): Promise<void> {
  return store.write(async (tx) => {
    const profile = await tx.getForUpdate('profiles', id);
    if (!profile) throw notFound('profile');
    const { workspace } = await actingInWorkspace(
      tx,
      actor,
      'changeProfiles',
      profile.workspace_id,
    ).catch(notFoundAs('profile'));
    await tx.remove('profile_applied', { profile_id: id });
    await tx.remove('profiles', { id });
    await recordEvent(tx, actor, clock.now(), {
      kind: 'profile_removed',
      ...aboutWorkspace(workspace),
      before: { profile: profile.name },
    });
  });
}

function complete(stored: ProfileRow | undefined, fields: ProfileFields) {
  const { name = stored?.name, activities = stored?.activities, reason = stored?.reason } = fields;
  const missing = {
    ...(name === undefined && { name: 'Enter a name for the profile.' }),
    ...(activities === undefined && { activities: 'Choose the actions of the profile.' }),
    ...(reason === undefined && { reason: 'Enter why these actions do not apply.' }),
  };
  if (name === undefined || activities === undefined || reason === undefined) {
    throw badFields(missing);
  }
  return { name, activities, reason };
}

/** The uses in companies whose figures the person may see. */
async function visibleUses(
  reader: Reader,
  applied: readonly ProfileAppliedRow[],
): Promise<ProfileAppliedRow[]> {
  const companies = await reader.tx.find('companies', {
    id: [...new Set(applied.map(({ company_id }) => company_id))],
  });
  const person = await reader.personWithReach();
  const visible = new Set(
    companies
      .filter(({ id, workspace_id }) =>
        can(person, 'viewFigures', { company_id: id, workspace_id }),
      )
      .map(({ id }) => id),
  );
  return applied.filter(({ company_id }) => visible.has(company_id));
}

const toDto = (
  { id, name, activities, reason }: ProfileRow,
  applied: readonly ProfileAppliedRow[],
): ProfileDto => ({
  id,
  name,
  activities,
  reason,
  applied: applied
    .filter(({ profile_id }) => profile_id === id)
    .map(({ company_id, applied_at, marked }) => ({
      company_id,
      applied_at,
      marked: marked.length,
    })),
});
