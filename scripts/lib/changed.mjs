import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot, root } from './paths.mjs';

/** @param {string[]} args */
const gitLines = (args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** The files that differ from the last commit, or are new and not ignored; relative to the repository. */
export const changedFiles = () =>
  [
    ...gitLines(['diff', '--name-only', '--relative', 'HEAD']),
    ...gitLines(['ls-files', '--others', '--exclude-standard']),
  ].filter((file) => existsSync(inRoot(file)));

/** Whether the command is for the changed files alone. */
export const onlyChanged = process.argv.includes('--changed');
