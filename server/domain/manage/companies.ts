import { DEFAULT_MONEY_UNIT, moneyUnitOf } from '@contract/money/defaultMoneyUnit';
import { isSameName } from '@contract/fields/names';
import { randomUUID } from 'node:crypto';
import { can } from '@contract/permissions/permissions';
import type { ChangeWorkspacesResult, CompanyResult, DeleteResult } from '@contract/payloads';
import type { Store, WriteTransaction } from '@server/store/Store';
import type { CompanyRow } from '@server/store/tables';
import type { Clock } from '../clock';
import { AppError, forbidden, notFound } from '../errors';
import { aboutCompany, changedValues, recordEvent } from '../events/recordEvent';
import { removePicture } from '../images/pictures';
import { prepareLogo } from './logo';
import { isPast, purgeAtOf } from './softDelete';
import { actingPerson, companyFor, type Actor, type Deferred } from './access';

interface CompanyFields {
  name: string;
  /** Empty for no logo, the current address to keep it, or a new image as a data URL. */
  logo: string;
  website: string | null;
  /** An ISO 4217 code; undefined to keep it, or for USD in a new company. */
  money_unit?: string | undefined;
}

interface Deps {
  store: Store;
  clock: Clock;
}

export async function createCompany(
  deps: Deps,
  actor: Actor,
  fields: Deferred<CompanyFields>,
): Promise<CompanyResult> {
  const { store, clock } = deps;
  const {
    name,
    website,
    logo,
    money_unit = DEFAULT_MONEY_UNIT,
  } = await store.read(async (tx) => {
    if (!can(await actingPerson(tx, actor), 'createCompany')) throw forbidden();
    return fields();
  });
  const writeLogo = await prepareLogo(deps, actor, logo, null);

  const company: CompanyRow = {
    id: randomUUID(),
    name,
    website,
    logo: null,
    workspace_id: null,
    activated: true,
    deleted_at: null,
    deleted_by: null,
    expiration_date: null,
    money_unit,
  };
  return store.write(async (tx) => {
    if (!can(await actingPerson(tx, actor), 'createCompany')) throw forbidden();
    const stored = { ...company, logo: await writeLogo(tx, null, clock.now()) };
    await tx.insert('companies', stored);
    const event = { kind: 'company_created', ...aboutCompany(stored) } as const;
    await recordEvent(tx, actor, clock.now(), event);
    return toResult(stored);
  });
}

export async function updateCompany(
  deps: Deps,
  actor: Actor,
  id: string,
  fields: Deferred<CompanyFields>,
): Promise<CompanyResult> {
  const { store, clock } = deps;
  const { before, logo, money_unit, ...texts } = await store.read(async (tx) => {
    const { company } = await companyFor(tx, actor, 'updateCompany', id);
    return { before: company.logo, ...fields() };
  });
  const writeLogo = await prepareLogo(deps, actor, logo, before);

  return store.write(async (tx) => {
    const { company: stored } = await companyFor(tx, actor, 'updateCompany', id);
    const changes = {
      ...texts,
      ...(money_unit !== undefined && { money_unit }),
      logo: await writeLogo(tx, stored.logo, clock.now()),
    };
    const changed = changedValues(profileOf(stored), profileOf({ ...stored, ...changes }));
    if (changed) {
      const event = { kind: 'company_changed', ...aboutCompany(stored), ...changed } as const;
      await recordEvent(tx, actor, clock.now(), event);
    }
    await tx.update('companies', id, changes);
    if (changes.logo !== stored.logo) await removePicture(tx, stored.logo);
    return toResult({ ...stored, ...changes });
  });
}

/** Deactivates a company. It can be restored for `restorableDays`. Deleting it again changes nothing. */
export function deleteCompany(
  { store, clock, restorableDays }: Deps & { restorableDays: number },
  actor: Actor,
  id: string,
) {
  return store.write(async (tx): Promise<DeleteResult> => {
    const { person, company } = await companyFor(tx, actor, 'deleteCompany', id);
    if (!company.activated && company.expiration_date !== null) {
      return { purge_at: company.expiration_date };
    }
    const now = clock.now();
    const purge_at = purgeAtOf(now, restorableDays);
    await recordEvent(tx, actor, now, { kind: 'company_deleted', ...aboutCompany(company) });
    await tx.update('companies', id, {
      activated: false,
      deleted_at: now.toISOString(),
      deleted_by: person.id,
      expiration_date: purge_at,
    });
    return { purge_at };
  });
}

export function reactivateCompany({ store, clock }: Deps, actor: Actor, id: string) {
  return store.write(async (tx): Promise<CompanyResult> => {
    const { company } = await companyFor(tx, actor, 'reactivateCompany', id);
    if (company.activated) return toResult(company);
    if (isPast(company.expiration_date, clock.now())) throw notFound('company');
    await refuseTakenName(tx, company);
    const changes = { activated: true, deleted_at: null, deleted_by: null, expiration_date: null };
    await tx.update('companies', id, changes);
    const event = { kind: 'company_restored', ...aboutCompany(company) } as const;
    await recordEvent(tx, actor, clock.now(), event);
    return toResult({ ...company, ...changes });
  });
}

/** Assigns a company to a workspace, or to none. */
export function changeWorkspaces(
  { store, clock }: Deps,
  actor: Actor,
  id: string,
  choice: Deferred<string | null>,
) {
  return store.write(async (tx): Promise<ChangeWorkspacesResult> => {
    const { person, company } = await companyFor(tx, actor, 'changeWorkspaces', id);
    const workspaceId = choice();
    if (workspaceId !== null) {
      if (!can(person, 'assignWorkspace', { workspace_id: workspaceId })) {
        throw notFound('workspace');
      }
      const workspace = await tx.getForUpdate('workspaces', workspaceId);
      if (!workspace || workspace.deleted_at !== null) throw notFound('workspace');
    }
    if (company.workspace_id !== workspaceId) {
      const now = clock.now();
      await recordAssignment(tx, actor, now, { company, workspaceId });
      const workspace_since = now.toISOString();
      await tx.update('companies', id, { workspace_id: workspaceId, workspace_since });
    }
    return { company_id: id, workspace_id: workspaceId };
  });
}

/** Records an assignment for the administrators of both workspaces. */
async function recordAssignment(
  tx: WriteTransaction,
  actor: Actor,
  now: Date,
  { company, workspaceId }: { company: CompanyRow; workspaceId: string | null },
): Promise<void> {
  const nameOf = async (id: string | null) =>
    (id === null ? undefined : await tx.get('workspaces', id))?.name ?? null;
  await recordEvent(tx, actor, now, {
    kind: 'company_assigned',
    ...aboutCompany(company),
    workspaceId,
    formerWorkspaceId: company.workspace_id,
    before: { workspace: await nameOf(company.workspace_id) },
    after: { workspace: await nameOf(workspaceId) },
  });
}

async function refuseTakenName(tx: WriteTransaction, company: CompanyRow): Promise<void> {
  const existing = await tx.find('companies', { activated: true });
  if (existing.some(({ id, name }) => id !== company.id && isSameName(name, company.name))) {
    const message = 'Another company now has this name. Rename one of them first.';
    throw new AppError('NAME_TAKEN', message, { conflict: true });
  }
}

/** The fields of a company that an event names. */
const profileOf = ({ name, website, logo, ...row }: CompanyRow) => ({
  name,
  website,
  logo,
  money_unit: moneyUnitOf(row),
});

const toResult = ({ id, name, logo, website, activated, ...row }: CompanyRow): CompanyResult => ({
  id,
  name,
  logo,
  web: website,
  activated,
  money_unit: moneyUnitOf(row),
});
