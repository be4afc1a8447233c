import { sql } from 'kysely';
import type { ColumnTypes, Engine } from '@server/store/sql/engine';
import { initial } from './0001-initial';
import { devices } from './0002-devices';
import { pendingEmails } from './0003-pending-emails';
import { imagesAndSweep } from './0004-images-and-sweep';
import { administratorsReach } from './0005-administrators-reach';
import { plan } from './0006-plan';
import { changeTimes } from './0007-change-times';
import { mailLanguage } from './0008-mail-language';
import { weekCounts } from './0009-week-counts';
import { workspaceSince } from './0010-workspace-since';
import { targets } from './0011-targets';
import { honestAnswers } from './0012-honest-answers';
import { namePages } from './0013-name-pages';
import { digests } from './0014-digests';
import { events } from './0015-events';
import { apiTokens } from './0016-api-tokens';
import { rowsOfPeople } from './0017-rows-of-people';
import { erasures } from './0018-erasures';
import { identities } from './0019-identities';
import { secondFactors } from './0020-second-factors';
import { recordedSettings } from './0021-recorded-settings';
import { foldedNames, foldNames } from './0022-folded-names';
import { normalNames } from './0023-normal-names';
import { emailAddresses, normalizeEmails } from './0024-email-addresses';
import { signOnPasswords } from './0025-sign-on-passwords';
import { restingTokens } from './0026-resting-tokens';
import { fillWeekCounts } from './0027-fill-week-counts';
import { clockReadings } from './0028-clock-readings';
import { erasedAddresses } from './0029-erased-addresses';
import { evidenceAndInbox } from './0030-evidence-and-inbox';
import { rounds } from './0031-rounds';
import { reviews } from './0032-reviews';
import { valuePlan } from './0034-value-plan';
import { scenarios } from './0035-scenarios';
import { profilesAndMappings } from './0037-profiles-and-mappings';
import { modelVersions } from './0038-model-versions';
import type { Db } from '@server/store/sql/transaction';

export const FIRST_MIGRATION = '0001-initial';

interface Migration {
  name: string;
  statements: (types: ColumnTypes) => string[];
  /** What SQL cannot express; runs after the statements. */
  complete?: (db: Pick<Db, 'run'>) => Promise<void>;
}

/** In the order of their execution. A released migration is never changed; a new one is appended. */
const MIGRATIONS: readonly Migration[] = [
  { name: FIRST_MIGRATION, statements: initial },
  { name: '0002-devices', statements: devices },
  { name: '0003-pending-emails', statements: pendingEmails },
  { name: '0004-images-and-sweep', statements: imagesAndSweep },
  { name: '0005-administrators-reach', statements: administratorsReach },
  { name: '0006-plan', statements: plan },
  { name: '0007-change-times', statements: changeTimes },
  { name: '0008-mail-language', statements: mailLanguage },
  { name: '0009-week-counts', statements: weekCounts },
  { name: '0010-workspace-since', statements: workspaceSince },
  { name: '0011-targets', statements: targets },
  { name: '0012-honest-answers', statements: honestAnswers },
  { name: '0013-name-pages', statements: namePages },
  { name: '0014-digests', statements: digests },
  { name: '0015-events', statements: events },
  { name: '0016-api-tokens', statements: apiTokens },
  { name: '0017-rows-of-people', statements: rowsOfPeople },
  { name: '0018-erasures', statements: erasures },
  { name: '0019-identities', statements: identities },
  { name: '0020-second-factors', statements: secondFactors },
  { name: '0021-recorded-settings', statements: recordedSettings },
  { name: '0022-folded-names', statements: foldedNames, complete: foldNames },
  { name: '0023-normal-names', statements: () => [], complete: normalNames },
  { name: '0024-email-addresses', statements: emailAddresses, complete: normalizeEmails },
  { name: '0025-sign-on-passwords', statements: signOnPasswords },
  { name: '0026-resting-tokens', statements: restingTokens },
  { name: '0027-fill-week-counts', statements: () => [], complete: fillWeekCounts },
  { name: '0028-clock-readings', statements: clockReadings },
  { name: '0029-erased-addresses', statements: erasedAddresses },
  { name: '0030-evidence-and-inbox', statements: evidenceAndInbox },
  { name: '0031-rounds', statements: rounds },
  { name: '0032-reviews', statements: reviews },
  { name: '0034-value-plan', statements: valuePlan },
  { name: '0035-scenarios', statements: scenarios },
  { name: '0037-profiles-and-mappings', statements: profilesAndMappings },
  { name: '0038-model-versions', statements: modelVersions },
];

/** Tables that every database of this product has. */
const OWN_TABLES = ['migrations', 'applied_saves'];

export const unknownMigrations = (applied: readonly string[]) =>
  applied.filter((name) => !MIGRATIONS.some((one) => one.name === name));

export const laterVersion = (unknown: readonly string[]) =>
  new Error(
    `The database was created by a later version (${unknown.join(', ')}). Start that version.`,
  );

/**
 * Runs the missing migrations in one transaction. Servers that start at the same time wait for each other,
 * and the second one finds nothing to do.
 */
export async function migrate(engine: Engine, { run }: Pick<Db, 'run'>): Promise<void> {
  if (engine.migrationLock !== null) await run(sql.raw(engine.migrationLock));
  await refuseForeign(engine, { run });
  await run(sql`create table if not exists migrations (
    name text primary key,
    applied_at text not null
  )`);
  const { rows } = await run(sql<{ name: string }>`select name from migrations`);
  const applied = new Set(rows.map(({ name }) => name));

  const unknown = unknownMigrations([...applied]);
  if (unknown.length > 0) throw laterVersion(unknown);
  for (const { name, statements, complete } of MIGRATIONS) {
    if (applied.has(name)) continue;
    for (const statement of statements(engine.types)) await run(sql.raw(statement));
    await complete?.({ run });
    const now = new Date().toISOString();
    await run(sql`insert into migrations (name, applied_at) values (${name}, ${now})`);
  }
}

/** Throws for a database that contains tables of another program. */
async function refuseForeign(engine: Engine, { run }: Pick<Db, 'run'>): Promise<void> {
  const { rows } = await run(sql<{ name: string }>`${sql.raw(engine.tableNames)}`);
  const names = rows.map(({ name }) => name);
  if (names.length > 0 && !OWN_TABLES.every((name) => names.includes(name))) {
    throw new Error('The database contains tables of another program. Choose an empty database.');
  }
}
