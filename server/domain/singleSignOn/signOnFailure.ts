import type { SignOnProblem } from '@contract/signIn/signOn';

/** A sign-in through a provider that failed. Login explains the problem; the log also has the cause. */
export class SignOnFailed extends Error {
  override name = 'SignOnFailed';
  readonly problem: SignOnProblem;

  constructor(problem: SignOnProblem, cause?: unknown) {
    super(`Single sign-on failed: ${problem}`, { cause });
    this.problem = problem;
  }
}
