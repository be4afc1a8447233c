import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const web = path.join(root, 'dist/web');

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
