import { Client } from 'pg';
import { COLUMNS } from '../store/sql/columns';
import type { TableName } from '../store/tables';

/** The columns whose values differ in each copy: ids and texts that are unique. Other columns keep their values. */
const DISTINCT: Partial<Record<TableName, readonly string[]>> = {
  workspaces: ['id', 'name'],
  companies: ['id', 'name', 'workspace_id'],
  users: ['id', 'email', 'company_id'],
  answers: ['id', 'company_id'],
  answer_changes: ['id', 'answer_id', 'company_id'],
  driver_weeks: ['id', 'company_id'],
  driver_sums: ['id', 'company_id'],
};

/**
 * Multiplies the companies of a PostgreSQL database, with their workspaces, people, answers and histories, until there
 * are `times` as many. The database copies the rows itself, and checks no references meanwhile.
 */
export async function copyCompanies(databaseUrl: string, times: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const [table, distinct] of Object.entries(DISTINCT)) {
      const columns = Object.keys(COLUMNS[table as TableName]);
      const values = columns.map((name) =>
        distinct.includes(name) ? `'c' || n || '-' || "${name}"` : `"${name}"`,
      );
      const list = columns.map((name) => `"${name}"`).join();
      await client.query(
        `insert into ${table} (${list}) select ${values.join()}
         from generate_series(2, ${String(times)}) as n, ${table}`,
      );
    }
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
