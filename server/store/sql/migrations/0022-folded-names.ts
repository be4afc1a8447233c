import { sql } from 'kysely';
import type { ColumnTypes } from '@server/store/sql/engine';
import { foldedName } from '@server/store/sql/foldedNames';
import type { Db } from '@server/store/sql/transaction';

const TABLES = ['workspaces', 'companies', 'users'] as const;

/** Copies of names without regard to case, and the indexes of pages on them. */
export const foldedNames = ({ byteOrder }: ColumnTypes): string[] => [
  ...TABLES.flatMap((table) => [
    `alter table ${table} add column name_folded text not null default ''`,
    `update ${table} set name_folded = lower(name)`,
  ]),
  `drop index companies_name_page`,
  `drop index workspaces_name_page`,
  `create index companies_name_page on companies (activated, (name_folded${byteOrder}), id)`,
  `create index workspaces_name_page on workspaces ((name_folded${byteOrder}), id) where deleted_at is null`,
];

/** Corrects the copies in which the database did not fold all letters. */
export async function foldNames({ run }: Pick<Db, 'run'>): Promise<void> {
  for (const table of TABLES) {
    const { rows } = await run(
      sql<{ id: string; name: string; name_folded: string }>`
        select id, name, name_folded from ${sql.table(table)}`,
    );
    for (const { id, name, name_folded } of rows) {
      const folded = foldedName(name);
      if (folded === name_folded) continue;
      await run(sql`update ${sql.table(table)} set name_folded = ${folded} where id = ${id}`);
    }
  }
}
