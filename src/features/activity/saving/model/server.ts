import { EMPTY_ANSWER, type AnswerFieldName, type AnswerValues } from '@contract/answer';
import { apiError } from '@/shared/api/errors/ApiError';
import type { Sending } from '../draft/Draft';
import type { Outcome } from '../world';

interface Stored {
  values: AnswerValues;
  revision: number;
  /** The fields that each revision changed, by its number less one. */
  changes: AnswerFieldName[][];
  by: string;
}

/** The server as the contract has it, with what a bad line and a bad day do to it. */
export class ModelServer {
  readonly answers = new Map<string, Stored>();
  readonly applied = new Map<string, { hash: string; outcome: Outcome }>();
  private readonly refused = new Set<string>();
  /** Every value that was ever put in place, by whomever. */
  readonly written: { activityId: string; field: AnswerFieldName; value: number | null }[] = [];
  /** Who wrote the value that stands in a field. */
  readonly author = new Map<string, string>();
  /** Values of other people that this person's saves have replaced. */
  readonly replaced: string[] = [];
  signedIn = true;
  broken = 0;

  answer(activityId: string): Stored {
    const known = this.answers.get(activityId);
    if (known) return known;
    const fresh = { values: { ...EMPTY_ANSWER }, revision: 0, changes: [], by: '' };
    this.answers.set(activityId, fresh);
    return fresh;
  }

  take(activityId: string, { saveId, values, revision }: Sending): Outcome {
    if (!this.signedIn) return { kind: 'signIn', problem: apiError({ status: 401 }) };
    if (this.broken > 0) {
      this.broken--;
      return { kind: 'lost', problem: apiError({ status: 503 }), retryAfter: null };
    }
    const hash = JSON.stringify([activityId, values]);
    const before = this.applied.get(saveId);
    if (before) {
      if (before.hash !== hash) throw new Error('A save id was used for other values');
      return before.outcome;
    }
    const wasRefused = this.refused.has(saveId);
    const answer = this.answer(activityId);
    const since = answer.changes.slice(revision ?? answer.revision).flat();
    const fields = Object.keys(values) as AnswerFieldName[];
    const clash = fields.some((f) => values[f] !== answer.values[f] && since.includes(f));
    if (clash || wasRefused) {
      this.refused.add(saveId);
      const { values: theirs, revision: theirRevision, by } = answer;
      const about = { by, changedAt: '2026-01-01T00:00:00Z' };
      return { kind: 'conflict', values: { ...theirs }, revision: theirRevision, ...about };
    }
    const merged = answer.revision !== revision;
    this.write(activityId, values, 'me');
    const outcome: Outcome = { kind: 'acknowledged', revision: answer.revision, merged };
    this.applied.set(saveId, { hash, outcome });
    return outcome;
  }

  write(activityId: string, values: Partial<AnswerValues>, by: string) {
    const answer = this.answer(activityId);
    const fields = Object.keys(values) as AnswerFieldName[];
    const changed = fields.filter((field) => values[field] !== answer.values[field]);
    for (const field of fields) {
      const name = `${activityId} ${field}`;
      const isOthers = this.author.get(name) === 'them' && changed.includes(field);
      if (by === 'me' && isOthers) this.replaced.push(`${name} ${String(answer.values[field])}`);
      if (changed.includes(field)) this.author.set(name, by);
      this.written.push({ activityId, field, value: values[field] ?? null });
    }
    if (changed.length === 0) return;
    Object.assign(answer.values, values);
    answer.changes.push(changed);
    answer.revision++;
    answer.by = by;
  }
}
