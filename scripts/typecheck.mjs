// `npm run typecheck`: checks the types of all files; `-- --changed` those of the changed files, and of what they import.
import { mkdirSync, writeFileSync } from 'node:fs';
import { writeCssModuleTypes } from './codegen/cssModuleTypes.cjs';
import { changedFiles, onlyChanged } from './lib/changed.mjs';
import { main } from './lib/main.mjs';
import { inRoot } from './lib/paths.mjs';
import { run, tools } from './lib/run.mjs';

/** The projects: the code, and the scripts in JavaScript. */
const PROJECTS = {
  'tsconfig.json': /\.tsx?$/,
  'tsconfig.scripts.json': /^(scripts\/.*\.([cm]js|js)|webpack\.config\.js|eslint\.config\.mjs)$/,
};

/** @param {string} project */
const check = (project) => run([...tools.tsc, '--noEmit', '-p', project]);

/**
 * Writes a project with these files only. Declarations of the whole project belong to each of its parts.
 * @param {string} project
 * @param {string[]} files
 */
function projectOf(project, files) {
  const file = `.cache/changed.${project}`;
  mkdirSync(inRoot('.cache'), { recursive: true });
  writeFileSync(
    inRoot(file),
    JSON.stringify({
      extends: `../${project}`,
      files: files.map((name) => `../${name}`),
      include: ['../src/**/*.d.ts', '../server/**/*.d.ts', '../scripts/**/*.d.ts'],
    }),
  );
  return file;
}

main(async () => {
  writeCssModuleTypes();
  const changed = onlyChanged ? changedFiles() : [];
  for (const [project, pattern] of Object.entries(PROJECTS)) {
    if (!onlyChanged) {
      console.log(`Checking ${project} …`);
      await check(project);
      continue;
    }
    const files = changed.filter((file) => pattern.test(file));
    if (files.length === 0) continue;
    console.log(`Checking ${String(files.length)} changed files of ${project} …`);
    await check(projectOf(project, files));
  }
});
