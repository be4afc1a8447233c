import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { root as project } from '../lib/paths.mjs';
import { StepFailed } from '../lib/run.mjs';
import { copyRoot, inRoot, makeDebian } from './debianRoot.mjs';
import {
  isIgnored,
  readCommand,
  readCopy,
  readEnv,
  readFrom,
  readImage,
  readInstructions,
} from './dockerfile.cjs';

/** Instructions that describe the image and have no step here. */
const DESCRIPTIONS = ['VOLUME', 'EXPOSE'];

/**
 * @typedef {object} Stage
 * @property {string} root
 * @property {string} name
 * @property {string} folder
 * @property {string} user
 * @property {Record<string, string>} env
 * @property {string[]} command
 * @property {string[]} healthCheck
 */

/**
 * Copies the last commit without the files that .dockerignore excludes.
 * @param {string} folder
 */
function copyContext(folder) {
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: project, maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const ignored = readFileSync(path.join(folder, '.dockerignore'), 'utf8').split('\n');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (isIgnored(file, ignored)) rmSync(path.join(folder, file), { recursive: true, force: true });
  }
}

/**
 * @param {Stage} stage
 * @param {string} rest
 * @param {readonly Stage[]} stages
 * @param {string} context
 */
function copy(stage, rest, stages, context) {
  const { from, sources, target } = readCopy(rest);
  const origin = from === null ? context : stages.find(({ name }) => name === from)?.root;
  if (origin === undefined) throw new StepFailed(`COPY ${rest}: there is no such stage.`);
  const into = path.join(stage.root, path.resolve(stage.folder, target));
  for (const source of sources) {
    const file = path.join(origin, source);
    const isExact = statSync(file).isDirectory() || !(target.endsWith('/') || target === '.');
    cpSync(file, isExact ? into : path.join(into, path.basename(source)), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
}

/**
 * Carries out an instruction other than FROM.
 * @param {Stage} stage
 * @param {import('./dockerfile.cjs').Instruction} instruction
 * @param {readonly Stage[]} stages
 * @param {string} context
 */
function carryOut(stage, { name, rest }, stages, context) {
  if (name === 'WORKDIR') {
    stage.folder = rest;
    mkdirSync(path.join(stage.root, rest), { recursive: true });
  } else if (name === 'ENV') Object.assign(stage.env, readEnv(rest));
  else if (name === 'COPY') copy(stage, rest, stages, context);
  else if (name === 'RUN') inRoot(stage.root, { ...stage, command: ['/bin/sh', '-ec', rest] });
  else if (name === 'USER') stage.user = rest;
  else if (name === 'CMD') stage.command = readCommand(rest);
  else if (name === 'HEALTHCHECK') stage.healthCheck = readCommand(rest);
  else if (!DESCRIPTIONS.includes(name)) throw new StepFailed(`${name} is not known here.`);
}

/**
 * Carries out the instructions in a folder, a root for each stage, and returns the last stage.
 * @param {string} folder
 */
export function buildImage(folder) {
  const base = path.join(folder, 'debian');
  const context = path.join(folder, 'context');
  copyContext(context);
  const instructions = readInstructions(readFileSync(path.join(context, 'Dockerfile'), 'utf8'));
  const images = instructions
    .filter(({ name }) => name === 'FROM')
    .map(({ rest }) => readFrom(rest).image);
  const [image, ...others] = new Set(images);
  if (image === undefined || others.length > 0) {
    throw new StepFailed('The Dockerfile must begin all stages from one image.');
  }
  makeDebian(base, readImage(image));

  /** @type {Stage[]} */
  const stages = [];
  for (const instruction of instructions) {
    console.log(`… ${instruction.name} ${instruction.rest}`);
    const stage = stages.at(-1);
    if (instruction.name === 'FROM') {
      const root = path.join(folder, `stage${stages.length}`);
      copyRoot(base, root);
      const empty = { folder: '/', user: 'root', env: {}, command: [], healthCheck: [] };
      stages.push({ root, name: readFrom(instruction.rest).name, ...empty });
    } else if (!stage) throw new StepFailed(`${instruction.name} comes before FROM.`);
    else carryOut(stage, instruction, stages, context);
  }
  const last = stages.at(-1);
  if (!last) throw new StepFailed('The Dockerfile has no FROM.');
  return last;
}
