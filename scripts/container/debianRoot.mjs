import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { StepFailed } from '../lib/run.mjs';

/** All steps together. */
const LIMIT_MS = 20 * 60_000;
/** Packages beyond the minimal system: the libraries of Node, and certificates. */
const PACKAGES = 'ca-certificates,libstdc++6';
/** The version of npm that the image has. @type {Record<string, string>} */
const NPM_OF_NODE = { 24: '11' };
/** How this machine reaches package sources. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const MACHINE_FILES = ['/etc/resolv.conf', '/etc/hosts', CERTIFICATES];
const PROXIES = ['http_proxy', 'https_proxy', 'no_proxy'];
const SEARCH_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
/** Runs in a mount namespace of its own, so that this machine never sees the mount. */
const ENTER = `root=$1 user=$2 folder=$3; shift 3
  mount -t proc proc "$root/proc"
  exec chroot --userspec="$user" "$root" /usr/bin/env -i -C "$folder" "$@"`;

const until = Date.now() + LIMIT_MS;

/**
 * @typedef {object} Step
 * @property {string} user
 * @property {string} folder
 * @property {Record<string, string>} env
 * @property {readonly string[]} command
 */

/**
 * Runs a program to its end, with its output on this process's.
 * @param {string} program
 * @param {readonly string[]} args
 */
function runProgram(program, args) {
  const timeout = Math.max(1, until - Date.now());
  try {
    execFileSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout });
  } catch (error) {
    throw new StepFailed(`${program} failed: ${error instanceof Error ? error.message : ''}`);
  }
}

/**
 * Makes a clean Debian in a folder, with Node, npm and a user `node`, as the image has them.
 * @param {string} root
 * @param {{ node: string, debian: string }} versions
 */
export function makeDebian(root, { node, debian }) {
  const sources = '/etc/apt/sources.list.d/debian.sources';
  runProgram('unshare', [
    ...['--mount', 'mmdebstrap', '--quiet', '--mode=root', '--variant=minbase'],
    ...[`--include=${PACKAGES}`, debian, root, ...(existsSync(sources) ? [sources] : [])],
  ]);
  for (const file of MACHINE_FILES) copyIn(file, root, file);

  const packages = `${root}-node`;
  const binary = `node-${process.platform}-${process.arch}`;
  mkdirSync(packages);
  runProgram('npm', [
    ...['install', '--global', '--ignore-scripts', '--prefix', packages],
    ...[`${binary}@${node}`, `npm@${NPM_OF_NODE[node] ?? 'latest'}`],
  ]);
  const modules = path.join(packages, 'lib/node_modules');
  copyIn(path.join(modules, binary, 'bin/node'), root, '/usr/local/bin/node');
  copyIn(path.join(modules, 'npm'), root, '/usr/local/lib/node_modules/npm');
  for (const line of [
    'ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm',
    'useradd --create-home node',
    'echo "Node $(node --version), npm $(npm --version)"',
  ]) {
    inRoot(root, { user: 'root', folder: '/', env: {}, command: ['/bin/sh', '-ec', line] });
  }
}

/**
 * @param {string} file
 * @param {string} root
 * @param {string} target
 */
function copyIn(file, root, target) {
  if (!existsSync(file)) return;
  const copy = path.join(root, target);
  mkdirSync(path.dirname(copy), { recursive: true });
  cpSync(file, copy, { recursive: true, dereference: true });
}

/**
 * @param {string} base
 * @param {string} root
 */
export function copyRoot(base, root) {
  runProgram('cp', ['-a', '--reflink=auto', base, root]);
}

/**
 * The arguments with which `unshare` runs a step, with the given environment and nothing else of this process's.
 * @param {string} root
 * @param {Step} step
 */
function argsOf(root, { user, folder, env, command }) {
  const all = { PATH: SEARCH_PATH, HOME: user === 'root' ? '/root' : `/home/${user}`, ...env };
  const values = Object.entries(all).map(([name, value]) => `${name}=${value}`);
  return ['--mount', '/bin/sh', '-ec', ENTER, 'sh', root, user, folder, ...values, ...command];
}

/**
 * Runs a step of the build in a root. It can reach package sources as this machine does.
 * @param {string} root
 * @param {Step} step
 */
export function inRoot(root, step) {
  const proxies = PROXIES.flatMap((name) => {
    const value = process.env[name] ?? process.env[name.toUpperCase()];
    return value === undefined ? [] : [[name, value]];
  });
  const env = { NODE_EXTRA_CA_CERTS: CERTIFICATES, ...Object.fromEntries(proxies), ...step.env };
  runProgram('unshare', argsOf(root, { ...step, env }));
}

/**
 * Starts a program of the image in a root; it is ended after the given time.
 * @param {string} root
 * @param {Step} step
 * @param {number} [limitMs]
 */
export function startInRoot(root, step, limitMs) {
  return spawn('unshare', argsOf(root, step), {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: limitMs ?? Math.max(1, until - Date.now()),
    killSignal: 'SIGKILL',
  });
}
