import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const web = path.join(root, 'dist/web');

/**
 * `npm run reproducible` compares two complete builds. This test checks the part of reproducibility
 * that does not need a second build.
 */
it('no built file contains the path of the build folder', () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css|html)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(10);
  const revealingFiles = files.filter((file) =>
    readFileSync(path.join(web, file), 'utf8').includes(root),
  );
  expect(revealingFiles).toEqual([]);
});
