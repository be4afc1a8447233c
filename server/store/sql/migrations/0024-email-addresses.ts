import { sql } from 'kysely';
import { isEmailAddress, normalEmail } from '@contract/fields/email';
import type { ColumnTypes } from '@server/store/sql/engine';
import type { Db } from '@server/store/sql/transaction';

type Run = Pick<Db, 'run'>;

/** Marks the addresses that nobody has confirmed. */
export const emailAddresses = ({ flag }: ColumnTypes): string[] => [
  `alter table users add column email_unconfirmed ${flag}`,
];

/**
 * Brings addresses into their normal form. An address whose normal form another person has stays as it is, and the
 * server warns of it at its start.
 */
export async function normalizeEmails(db: Run): Promise<void> {
  await markChangedAddresses(db);
  const { rows } = await db.run(
    sql<{ id: string; email: string }>`
      select id, email from users order by activated desc, created_at, id`,
  );
  const owners = new Map<string, string>();
  for (const { id, email } of rows) {
    const key = email.toLowerCase();
    // Of two addresses that differ in case only, the one in the normal form counts.
    if (!owners.has(key) || normalEmail(email) === email) owners.set(key, id);
  }
  for (const { id, email } of rows) {
    const normal = normalEmail(email);
    const owner = owners.get(normal.toLowerCase()) ?? id;
    if (normal === email || !isEmailAddress(normal) || owner !== id) continue;
    owners.set(normal.toLowerCase(), id);
    // It may be somebody else's address, so that a provider must not link it.
    await db.run(
      sql`update users set email = ${normal}, email_unconfirmed = true where id = ${id}`,
    );
  }
  const { rows: pending } = await db.run(
    sql<{ id: string; email: string }>`select id, email from email_changes`,
  );
  for (const { id, email } of pending) {
    if (!isEmailAddress(email)) await db.run(sql`delete from email_changes where id = ${id}`);
  }
}

/** Marks the addresses that took effect without a mailed link, while there was no mail server. */
async function markChangedAddresses({ run }: Run): Promise<void> {
  const { rows } = await run(
    sql<{ id: string; email: string; after: unknown }>`
      select users.id, users.email, events.after from events
      join users on users.id = events.subject_id
      where events.kind in ('email_changed', 'email_change_requested', 'password_changed')`,
  );
  const changed = new Set<string>();
  const requested = new Set<string>();
  for (const { id, email, after } of rows) {
    const values = Object(typeof after === 'string' ? JSON.parse(after) : after) as {
      email?: unknown;
      pending_email?: unknown;
    };
    if (values.email === email) changed.add(id);
    if (values.pending_email === email) requested.add(id);
  }
  for (const id of changed) {
    if (!requested.has(id))
      await run(sql`update users set email_unconfirmed = true where id = ${id}`);
  }
}
