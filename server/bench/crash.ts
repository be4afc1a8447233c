import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Fixtures } from '../store/tables';
import { startPostgres } from '@server/testing/store/postgresServer';
import { killDuringImports } from './killingImports';
import { killRepeatedly, type Tally } from './killing';

const printLine = (text: string) => process.stdout.write(`${text}\n`);
const describe = ({ kills, acknowledged, lost }: Tally) =>
  `${String(kills)} kills, ${String(acknowledged)} saves acknowledged, ${String(lost)} lost`;

/** `npm run crash -- --kills 200 [--postgres]`: kills a server repeatedly during a stream of saves. */
async function main() {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '20' },
      postgres: { type: 'boolean', default: false },
    },
  });
  const { activities } = JSON.parse(readFileSync('db.json', 'utf8')) as Fixtures;
  const folder = mkdtempSync(join(tmpdir(), 'crash-'));
  const postgres = values.postgres ? await startPostgres({ fsync: true }) : null;
  try {
    const settings = {
      DATA_DIR: folder,
      ...(postgres && { DATABASE_URL: await postgres.createDatabase() }),
    };
    const tally = await killRepeatedly({
      settings,
      kills: Number(values.kills),
      activities: activities.map(({ id }) => id),
      progress: (current) => {
        if (current.kills % 10 === 0) printLine(describe(current));
      },
    });
    printLine(`${values.postgres ? 'PostgreSQL' : 'SQLite'}: ${describe(tally)}`);
    const imports = await killDuringImports({
      settings,
      kills: Math.ceil(Number(values.kills) / 4),
      activities: activities.map(({ id }) => id),
    });
    printLine(
      `Imports: ${String(imports.kills)} kills, ${String(imports.acknowledged)} acknowledged, ` +
        `${String(imports.broken)} broken`,
    );
    if (tally.lost + imports.broken > 0) process.exitCode = 1;
  } finally {
    await postgres?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
