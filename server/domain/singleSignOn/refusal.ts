import type { SignOnProblem } from '@contract/signOn';

/** A refused sign-in by a provider. `cause` is for the log. */
export class SignOnRefused extends Error {
  override name = 'SignOnRefused';
  readonly problem: SignOnProblem;

  constructor(problem: SignOnProblem, cause?: unknown) {
    super(`Single sign-on was refused: ${problem}`, { cause });
    this.problem = problem;
  }
}
