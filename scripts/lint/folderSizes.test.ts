import { readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Tests, stories and style sheets count; subfolders do not. */
const MAX_FILES = 15;

/** The folders below this one, and itself, that hold more files than allowed, each with their number. */
function overfullFolders(folder: string): string[] {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).length;
  return [
    ...(files > MAX_FILES ? [`${folder}: ${files}`] : []),
    ...entries
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => overfullFolders(path.posix.join(folder, name))),
  ];
}

it.each(['src', 'server', 'contract', 'scripts', 'e2e', 'spec'])(
  `no folder of %s has more than ${MAX_FILES} files side by side`,
  (folder) => {
    expect(overfullFolders(folder)).toEqual([]);
  },
);
