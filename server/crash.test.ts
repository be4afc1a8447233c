import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killRepeatedly } from './bench/killing';
import type { Fixtures } from './store/tables';

test('a server that is killed while saving has lost no save that it acknowledged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'crash-'));
  const { activities } = JSON.parse(readFileSync('db.json', 'utf8')) as Fixtures;
  const tally = await killRepeatedly({
    settings: { DATA_DIR: folder },
    kills: 3,
    activities: activities.map(({ id }) => id),
  });
  rmSync(folder, { recursive: true, force: true });
  expect(tally).toMatchObject({ kills: 3, lost: 0 });
  expect(tally.acknowledged).toBeGreaterThan(0);
}, 60_000);
