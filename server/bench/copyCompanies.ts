import { Client } from 'pg';
import { writtenColumns } from '../store/sql/columns';
import type { TableName } from '../store/tables';

/** The columns whose values differ in each copy: ids and texts that are unique. Other columns keep their values. */
const DISTINCT: Partial<Record<TableName, readonly string[]>> = {
  workspaces: ['id', 'name', 'name_folded'],
  companies: ['id', 'name', 'name_folded', 'workspace_id'],
  users: ['id', 'email', 'company_id'],
  answers: ['id', 'company_id'],
  answer_changes: ['id', 'answer_id', 'company_id'],
  driver_weeks: ['id', 'company_id'],
  driver_sums: ['id', 'company_id'],
};

/**
 * Multiplies the companies of a PostgreSQL database, with their workspaces, people, answers and histories, until there
 * are `times` as many. The database copies the rows itself, and checks no references in the meantime.
 */
export async function copyCompanies(databaseUrl: string, times: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const [table, distinct] of Object.entries(DISTINCT)) {
      const columns = writtenColumns(table as TableName);
      const list = columns.map((name) => `"${name}"`).join();
      await client.query(`create temp table original as table ${table}`);
      // One copy after the other, so that its rows are side by side in the indexes.
      for (let copy = 2; copy <= times; copy++) {
        const values = columns.map((name) =>
          distinct.includes(name) ? `'c${String(copy)}-' || "${name}"` : `"${name}"`,
        );
        await client.query(`insert into ${table} (${list}) select ${values.join()} from original`);
      }
      await client.query('drop table original');
    }
  } finally {
    await client.end();
  }
}

/**
 * Brings a newly filled database into the state of one that has been running for long. Otherwise the measurement
 * would compete with PostgreSQL's own work on the new rows: vacuum, statistics and writing them to the disk.
 */
export async function settleDatabase(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('vacuum (freeze, analyze)');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}
