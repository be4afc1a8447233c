import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const web = path.join(root, 'dist/web');

/**
 * `npm run reproducible` compares two whole builds; this test is the part of it that needs no
 * second build.
 */
it('no built file contains the path of the folder that it was built in', () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css|html)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(10);
  const revealingFiles = files.filter((file) =>
    readFileSync(path.join(web, file), 'utf8').includes(root),
  );
  expect(revealingFiles).toEqual([]);
});
