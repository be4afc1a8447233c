import {
  selectToReach,
  selectWithin,
  type Candidate,
  type Selection,
} from '@contract/priorities/selection';

/** The task of the worker; it can take a noticeable time for thousands of candidates. */
export type SelectionTask =
  | { kind: 'fill'; candidates: readonly Candidate[]; budgetM: number }
  | { kind: 'reach'; candidates: readonly Candidate[]; gain: number };

/** null if all candidates together do not reach the gain. */
export function runTask(task: SelectionTask): Selection | null {
  return task.kind === 'fill'
    ? selectWithin(task.candidates, task.budgetM)
    : selectToReach(task.candidates, task.gain);
}
