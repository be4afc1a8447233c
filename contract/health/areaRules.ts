import { answerScore } from '../scoring/scoring';
import { isConfirmedSince, isReviewed } from './actionRules';
import type { Finding, HealthAction, HealthAnswer, HealthCheck } from './HealthAction';

const BURST_ACTIONS = 10;
const BURST_MS = 15 * 60 * 1000;
const ONE_STATE_SHARE = 0.8;
const MARKED_SHARE = 0.2;

/** A rule that checks the actions of one impact area, in dotted order; it names the action to open first. */
export type AreaRule = (
  actions: readonly HealthAction[],
  check: HealthCheck,
) => (Finding & { action: HealthAction }) | null;

interface Save {
  action: HealthAction;
  at: number;
  state: number;
}

/**
 * Ten or more actions that one person saved within 15 minutes, four fifths of them with one state. Answers that were
 * confirmed after the save are left out, and so are decisions of a round and
 * answers that a profile has changed. Detail: '9/11/7', the number with the state, the number of actions, the state.
 */
export const oneValue: AreaRule = (actions) => {
  const byPerson = new Map<string, Save[]>();
  for (const action of actions) {
    const save = action.answer && scoredSave(action, action.answer);
    if (!save || !action.answer) continue;
    const person = action.answer.answered_by;
    const saves = byPerson.get(person);
    if (saves) saves.push(save);
    else byPerson.set(person, [save]);
  }
  for (const saves of byPerson.values()) {
    const burst = burstOf(saves.sort((a, b) => a.at - b.at));
    if (!burst) continue;
    const { members, state } = burst;
    const same = new Set(members.filter((one) => one.state === state).map(({ action }) => action));
    const action = actions.find((one) => same.has(one));
    if (!action) continue;
    const since = new Date(members[0]?.at ?? 0).toISOString();
    const detail = [same.size, members.length, state].join('/');
    return { action, since, detail };
  }
  return null;
};

function scoredSave(action: HealthAction, answer: HealthAnswer): Save | null {
  const state = answerScore(answer);
  const isDecided = answer.last_source === 'round' || answer.last_source === 'profile';
  return state === null || isDecided || isConfirmedSince(answer, answer.answered_at)
    ? null
    : { action, at: Date.parse(answer.answered_at), state };
}

/** The largest burst from the earliest possible save on. `saves`: of one person, the oldest first. */
function burstOf(saves: readonly Save[]): { members: readonly Save[]; state: number } | null {
  for (let from = 0; from + BURST_ACTIONS <= saves.length; from++) {
    const counts = new Map<number, number>();
    const start = saves[from]?.at ?? 0;
    let found: { members: readonly Save[]; state: number } | null = null;
    for (let to = from; to < saves.length; to++) {
      const save = saves[to];
      if (!save || save.at - start > BURST_MS) break;
      counts.set(save.state, (counts.get(save.state) ?? 0) + 1);
      const size = to - from + 1;
      if (size < BURST_ACTIONS) continue;
      const most = [...counts].find(([, count]) => count >= ONE_STATE_SHARE * size);
      if (most) found = { members: saves.slice(from, to + 1), state: most[0] };
    }
    if (found) return found;
  }
  return null;
}

/**
 * An area of which more than a fifth is marked as not applicable. Marks that a person has confirmed within the last
 * year are left out. Detail: '5/18', the numbers of these marks and of all actions.
 */
export const manyNotApplicable: AreaRule = (actions, check) => {
  const marked = actions.filter(
    ({ answer }) => answer?.not_applicable === true && !isReviewed(answer, check),
  );
  const [action] = marked;
  if (!action || marked.length <= MARKED_SHARE * actions.length) return null;
  return { action, since: null, detail: `${String(marked.length)}/${String(actions.length)}` };
};
