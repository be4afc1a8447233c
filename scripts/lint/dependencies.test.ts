import path from 'node:path';
import { build } from 'esbuild';
import { dependencies } from '../../package.json';

const root = path.resolve(__dirname, '../..');

/** What production runs: the server, and the commands of operators. */
const PROGRAMS = [
  'server/start.ts',
  'server/createAdmin.ts',
  'server/backup/cli.ts',
  'server/verifyReviews.ts',
];

/** The packages that the project's own code imports in these programs, directly or through other files of its own. */
async function importedPackages(): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: PROGRAMS,
    outdir: 'dist/unwritten',
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    // The paths of tsconfig.json look like packages.
    alias: { '@contract': path.join(root, 'contract'), '@server': path.join(root, 'server') },
    platform: 'node',
    logLevel: 'error',
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const names = imports
    .filter(({ path: name, external }) => external && !name.startsWith('node:'))
    .map(({ path: name }) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  return [...new Set(names)].sort();
}

test('the dependencies are the packages that production imports, and no others', async () => {
  expect(await importedPackages()).toEqual(Object.keys(dependencies).sort());
}, 60_000);
