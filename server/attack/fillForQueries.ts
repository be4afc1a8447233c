import { join } from 'node:path';
import { SQLITE_FILE } from '../openStore';
import { openPostgresStore, openSqliteStore } from '../store/sql/sqlStore';
import type { AttackedServer } from './attackedServer';

interface Size {
  companies: number;
  actions: number;
}

const PER_WRITE = 100;

/** Adds companies with ten people each, and actions with answers of the first company, to the demo data of the attacked server. */
export async function fillForQueries(
  { dataDir, databaseUrl }: AttackedServer,
  { companies, actions }: Size,
): Promise<void> {
  const store = await (databaseUrl === null
    ? openSqliteStore(join(dataDir, SQLITE_FILE))
    : openPostgresStore(databaseUrl));
  try {
    const [company] = await store.read((tx) => tx.find('companies', { id: 'company-1' }));
    const [user] = await store.read((tx) => tx.find('users', { email: 'editor@example.com' }));
    const [answer] = await store.read((tx) => tx.find('answers', { company_id: 'company-1' }));
    const activity = answer && (await store.read((tx) => tx.get('activities', answer.activity_id)));
    if (!company || !user || !answer || !activity) throw new Error('There are no demo data.');

    for (let from = 0; from < companies; from += PER_WRITE) {
      const ids = numbers(from, Math.min(from + PER_WRITE, companies)).map((n) => `filled-${n}`);
      await store.write(async (tx) => {
        await tx.insert(
          'companies',
          ids.map((id) => ({ ...company, id, name: `Works ${id}` })),
        );
        const people = ids.flatMap((id) =>
          numbers(0, 10).map((n) => ({
            ...user,
            id: `${id}-${n}`,
            email: `${id}-${n}@demo.example`,
            company_id: id,
          })),
        );
        await tx.insert('users', people);
      });
    }
    for (let from = 0; from < actions; from += PER_WRITE) {
      const ids = numbers(from, Math.min(from + PER_WRITE, actions));
      await store.write(async (tx) => {
        await tx.insert(
          'activities',
          ids.map((n) => ({ ...activity, id: `filled-${n}`, name: `9.9.${n} Filled in` })),
        );
        await tx.insert(
          'answers',
          ids.map((n) => ({ ...answer, id: `filled-${n}`, activity_id: `filled-${n}` })),
        );
      });
    }
  } finally {
    await store.close();
  }
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => String(from + index));
