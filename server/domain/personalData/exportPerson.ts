import { extname } from 'node:path';
import { can } from '@contract/permissions/permissions';
import type { Clock } from '@server/domain/clock';
import { forbidden, unauthenticated } from '@server/domain/errors';
import { aboutPerson, recordEvent } from '@server/domain/events/recordEvent';
import { pictureNameOf } from '@server/domain/images/pictures';
import { fileNameOf } from '@server/domain/evidence/openEvidence';
import { hasPieces, readPieces } from '@server/domain/evidence/pieces';
import type { Actor } from '@server/domain/manage/access';
import { affiliationOf, toPerson } from '@server/domain/queries/users';
import { attemptCounters, countUnlessBlocked } from '@server/domain/signIn/attempts';
import type { Store } from '@server/store/Store';
import type { EvidenceRow } from '@server/store/tables';
import { ROW_FILES } from './exportedRows';
import { READ_ME } from './readMe';
import { readAs, rowsNaming } from './rowLists';
import { zipOf, type ArchivedFile } from './zip';

interface Deps {
  store: Store;
  clock: Clock;
}

/**
 * Everything that the product stores about the acting person, as the bytes of a ZIP archive, which are read from the
 * store while they are taken. TOO_MANY_ATTEMPTS after five exports in an hour.
 */
export async function exportPerson(
  { store, clock }: Deps,
  actor: Actor,
): Promise<AsyncGenerator<Uint8Array>> {
  const now = clock.now();
  await store.write(async (tx) => {
    const user = await tx.getForUpdate('users', actor.id);
    if (!user?.activated) throw unauthenticated();
    if (!can(await toPerson(tx, user), 'exportData', user)) throw forbidden();
    await countUnlessBlocked(tx, now, attemptCounters.dataExport(user.id));
    await recordEvent(tx, actor, now, { kind: 'data_exported', ...aboutPerson(user) });
  });
  return zipOf(filesOf(store, actor.id), now);
}

async function* filesOf(store: Store, id: string): AsyncGenerator<ArchivedFile> {
  yield { name: 'README.txt', parts: [bytesOf(READ_ME)] };
  const account = await readAccount(store, id);
  yield { name: 'account.json', parts: [bytesOf(toJson(account))] };
  const picture = pictureNameOf(account.picture);
  if (picture !== null) {
    const image = await store.read((tx) => tx.get('images', picture));
    if (image) {
      const name = `picture${extname(picture)}`;
      yield { name, parts: [Buffer.from(image.data, 'base64')] };
    }
  }
  for (const [name, rows] of ROW_FILES) yield { name, parts: jsonList(rows(store, id)) };
  yield* screenshots(store, id);
  yield* evidenceFiles(store, id);
}

/** The files that the person added, of companies whose figures they may see; file names are unique by their ids. */
async function* evidenceFiles(store: Store, id: string): AsyncGenerator<ArchivedFile> {
  const files = rowsNaming('evidence', ['added_by'], async (row, { readableCompany }) => ({
    ...row,
    readable: (await readableCompany(row.company_id)) !== null,
  }));
  for await (const row of files(store, id)) {
    const { readable, size, type, ...file } = row as EvidenceRow & { readable: boolean };
    if (!readable || size === null || type === null) continue;
    // It may have been removed for good since the list was read.
    if (!(await hasPieces(store, file.id))) continue;
    const name = `files/${file.id} ${fileNameOf(file.name, type)}`;
    yield { name, parts: readPieces(store, { id: file.id, size }) };
  }
}

async function* screenshots(store: Store, id: string): AsyncGenerator<ArchivedFile> {
  const reports = rowsNaming('error_reports', ['user_id'], ({ screenshot }) => ({ screenshot }));
  for await (const report of reports(store, id)) {
    const { screenshot } = report as { screenshot: string | null };
    if (screenshot === null) continue;
    const image = await store.read((tx) => tx.get('screenshots', screenshot));
    if (!image) continue;
    yield { name: `screenshots/${screenshot}`, parts: [Buffer.from(image.data, 'base64')] };
  }
}

/** The account with its roles and preferences. */
const readAccount = (store: Store, id: string) =>
  readAs(store, id, async ({ tx }) => {
    const user = await tx.get('users', id);
    if (!user) throw unauthenticated();
    const credential = await tx.get('credentials', id);
    const change = await tx.get('email_changes', id);
    const { company, workspace } = await affiliationOf(tx, user.company_id);
    const { name, email, picture_url, role, company_role, workspace_role, created_at } = user;
    return {
      id,
      name,
      email,
      picture: picture_url,
      role,
      created_at,
      pending_email: change ? { email: change.email, expires_at: change.expires_at } : null,
      company: company ? { id: company.id, name: company.name, role: company_role } : null,
      workspace: workspace
        ? { id: workspace.id, name: workspace.name, role: workspace_role }
        : null,
      invitation_expires: user.invitation_expires,
      signed_in_at: credential?.signed_in_at ?? null,
      preferences: {
        language: credential?.language ?? null,
        weekly_mail: user.digest !== false,
        weekly_mail_companies: (await tx.get('user_subscriptions', id))?.company_ids ?? 'all',
      },
    };
  });

const bytesOf = (text: string) => Buffer.from(text, 'utf8');
const toJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

const PART_CHARACTERS = 64 * 1024;

/** A JSON array with one row per line. */
async function* jsonList(rows: AsyncIterable<object>): AsyncGenerator<Uint8Array> {
  let text = '[';
  let separator = '\n';
  for await (const row of rows) {
    text += separator + JSON.stringify(row);
    separator = ',\n';
    if (text.length < PART_CHARACTERS) continue;
    yield bytesOf(text);
    text = '';
  }
  yield bytesOf(`${text}\n]\n`);
}
