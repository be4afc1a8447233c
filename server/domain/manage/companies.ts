import { randomUUID } from 'node:crypto';
import { can } from '@contract/permissions';
import type { ChangeWorkspacesResult, CompanyResult, DeleteResult } from '@contract/payloads';
import type { Store, WriteTransaction } from '@server/store/Store';
import type { CompanyRow } from '@server/store/tables';
import type { Clock } from '../clock';
import { AppError, badFields, forbidden, notFound } from '../errors';
import { discardImage, isImageData, keepImageData, type ImageFolder } from '../images';
import { isPast, purgeAtOf, sameName } from './softDelete';
import { actingPerson, companyFor, type Actor, type Late } from './targets';

interface CompanyFields {
  name: string;
  /** Empty for the placeholder, the present address, or a new image as a data URL. */
  logo: string;
  website: string | null;
}

interface Deps {
  store: Store;
  clock: Clock;
  images: ImageFolder;
}

export async function createCompany(
  { store, images }: Deps,
  actor: Actor,
  fields: Late<CompanyFields>,
): Promise<CompanyResult> {
  const { name, website, logo } = await store.read(async (tx) => {
    if (!can(await actingPerson(tx, actor), 'createCompany')) throw forbidden();
    return fields();
  });
  const address = await keptLogo(images, logo, null);

  const company: CompanyRow = {
    id: randomUUID(),
    name,
    website,
    logo: address,
    workspace_id: null,
    activated: true,
    deleted_at: null,
    deleted_by: null,
    expiration_date: null,
  };
  await undoingImage(images, address, null, () =>
    store.write(async (tx) => {
      if (!can(await actingPerson(tx, actor), 'createCompany')) throw forbidden();
      await tx.insert('companies', company);
    }),
  );
  return toResult(company);
}

export async function updateCompany(
  { store, images }: Deps,
  actor: Actor,
  id: string,
  fields: Late<CompanyFields>,
): Promise<CompanyResult> {
  const { before, logo, ...texts } = await store.read(async (tx) => {
    const company = await companyFor(tx, await actingPerson(tx, actor), 'updateCompany', id);
    return { before: company.logo, ...fields() };
  });
  // An image takes its time: it is made ready before the store is held.
  const address = await keptLogo(images, logo, before);

  const company = await undoingImage(images, address, before, () =>
    store.write(async (tx) => {
      const stored = await companyFor(tx, await actingPerson(tx, actor), 'updateCompany', id);
      // A logo that was kept is whatever it is by now.
      const changes = { ...texts, logo: address === before ? stored.logo : address };
      await tx.update('companies', id, changes);
      return { ...stored, ...changes, replaced: stored.logo };
    }),
  );
  if (company.replaced !== company.logo) await discardImage(images, company.replaced);
  return toResult(company);
}

/** Deactivates a company, to be restored for 14 days. Deleting it again changes nothing. */
export function deleteCompany({ store, clock }: Deps, actor: Actor, id: string) {
  return store.write(async (tx): Promise<DeleteResult> => {
    const person = await actingPerson(tx, actor);
    const company = await companyFor(tx, person, 'deleteCompany', id);
    if (!company.activated && company.expiration_date !== null) {
      return { purge_at: company.expiration_date };
    }
    const now = clock.now();
    const purge_at = purgeAtOf(now);
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
    const person = await actingPerson(tx, actor);
    const company = await companyFor(tx, person, 'reactivateCompany', id);
    if (company.activated) return toResult(company);
    if (isPast(company.expiration_date, clock.now())) throw notFound('company');
    await refuseTakenName(tx, company);
    const changes = { activated: true, deleted_at: null, deleted_by: null, expiration_date: null };
    await tx.update('companies', id, changes);
    return toResult({ ...company, ...changes });
  });
}

/** Puts a company into a workspace, or into none. */
export function changeWorkspaces(
  { store }: Deps,
  actor: Actor,
  id: string,
  choice: Late<string | null>,
) {
  return store.write(async (tx): Promise<ChangeWorkspacesResult> => {
    const person = await actingPerson(tx, actor);
    const company = await companyFor(tx, person, 'changeWorkspaces', id);
    const workspaceId = choice();
    if (workspaceId !== null) {
      if (!can(person, 'assignWorkspace', { workspace_id: workspaceId })) {
        throw notFound('workspace');
      }
      const workspace = await tx.getForUpdate('workspaces', workspaceId);
      if (!workspace || workspace.deleted_at !== null) throw notFound('workspace');
    }
    if (company.workspace_id !== workspaceId) {
      await tx.update('companies', id, { workspace_id: workspaceId });
    }
    return { company_id: id, workspace_id: workspaceId };
  });
}

async function refuseTakenName(tx: WriteTransaction, company: CompanyRow): Promise<void> {
  const living = await tx.find('companies', { activated: true });
  if (living.some(({ id, name }) => id !== company.id && sameName(name, company.name))) {
    const message = 'Another company has this name by now. Rename one of them first.';
    throw new AppError('NAME_TAKEN', message, { conflict: true });
  }
}

/** The address that a logo has from now on. */
async function keptLogo(images: ImageFolder, logo: string, present: string | null) {
  if (logo === '') return null;
  if (logo === present) return present;
  if (isImageData(logo)) return keepImageData(images, logo, 'company_logo');
  throw badFields({ company_logo: 'Choose an image file.' });
}

/** What is not stored leaves no image behind. */
async function undoingImage<R>(
  images: ImageFolder,
  address: string | null,
  before: string | null,
  work: () => Promise<R>,
): Promise<R> {
  try {
    return await work();
  } catch (error) {
    if (address !== before) await discardImage(images, address);
    throw error;
  }
}

const toResult = ({ id, name, logo, website, activated }: CompanyRow): CompanyResult => ({
  id,
  name,
  logo,
  web: website,
  activated,
});
