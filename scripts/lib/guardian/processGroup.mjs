import { existsSync, readdirSync, readFileSync } from 'node:fs';

/**
 * Signals a process group; false when it no longer exists. Signal 0 only checks for existence.
 * @param {number} group
 * @param {NodeJS.Signals | 0} signal
 */
export function signalGroup(group, signal) {
  try {
    process.kill(-group, signal);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a process of the group still runs. Processes that have ended remain in the group until their parent notices
 * it, which the first process of a container does late or never. Where there is no `/proc`, they count as running.
 * @param {number} group
 */
export function groupRuns(group) {
  if (!signalGroup(group, 0)) return false;
  if (!existsSync('/proc/self/stat')) return true;
  return readdirSync('/proc').some((name) => /^\d+$/.test(name) && runsIn(group, name));
}

/**
 * @param {number} group
 * @param {string} pid
 */
function runsIn(group, pid) {
  try {
    // After the program's name in brackets: the state, the parent and the group.
    const [, state, fields = ''] =
      /^.*\) (\S) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return Number(fields.split(' ')[1]) === group && state !== 'Z' && state !== 'X';
  } catch {
    // It has ended in the meantime.
    return false;
  }
}
