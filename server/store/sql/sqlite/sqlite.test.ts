import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSqliteEngine } from './sqlite';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

// SQLite's numbers: 2 waits for the disk at each commit, 0 never waits.
test.each([
  ['by default', undefined, 2],
  ['unless it is told not to', { fsync: false }, 0],
])('a commit waits for the disk %s', async (_when, options, synchronous) => {
  const engine = createSqliteEngine(join(folder, 'test.db'), options);
  const { rows } = await engine.withWriter((connection) =>
    connection.query('pragma synchronous', []),
  );
  expect(rows).toEqual([{ synchronous }]);
  await engine.close();
});
