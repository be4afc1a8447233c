import {
  EMPTY_ANSWER,
  type AnswerFieldName,
  type AnswerValue,
  type AnswerValues,
} from '@contract/answer';
import { apiError } from '@/shared/api/errors/ApiError';
import type { SaveRequest } from '../draft/Draft';
import type { SaveOutcome } from '../SaveEnvironment';

interface StoredAnswer {
  values: AnswerValues;
  revision: number;
  /** The fields that each revision changed; revision 1 has index 0. */
  changes: AnswerFieldName[][];
  by: string;
}

type Author = 'me' | 'otherUser';

/** A server that saves answers according to the contract. It can refuse requests and end the session. */
export class ModelServer {
  readonly answers = new Map<string, StoredAnswer>();
  private readonly appliedSaves = new Map<string, { content: string; outcome: SaveOutcome }>();
  private readonly refusedSaves = new Set<string>();
  /** Every value that was ever written, by anyone. */
  readonly writes: { activityId: string; field: AnswerFieldName; value: AnswerValue }[] = [];
  /** The author of each field's current value, by activity and field. */
  readonly authors = new Map<string, Author>();
  /** Values of other users that saves of this person overwrote. */
  readonly overwrittenValues: string[] = [];
  hasSession = true;
  /** The number of requests that still fail with status 503. */
  failuresLeft = 0;

  answer(activityId: string): StoredAnswer {
    const stored = this.answers.get(activityId);
    if (stored) return stored;
    const created = { values: { ...EMPTY_ANSWER }, revision: 0, changes: [], by: '' };
    this.answers.set(activityId, created);
    return created;
  }

  save(activityId: string, { saveId, values, revision }: SaveRequest): SaveOutcome {
    if (!this.hasSession) return { kind: 'signIn', problem: apiError({ status: 401 }) };
    if (this.failuresLeft > 0) {
      this.failuresLeft--;
      return { kind: 'unknown', problem: apiError({ status: 503 }), retryAfter: null };
    }
    const content = JSON.stringify([activityId, values]);
    const applied = this.appliedSaves.get(saveId);
    if (applied) {
      if (applied.content !== content) throw new Error('A save id was used for other values');
      return applied.outcome;
    }
    const answer = this.answer(activityId);
    const changedSince = answer.changes.slice(revision ?? answer.revision).flat();
    const fields = Object.keys(values) as AnswerFieldName[];
    const hasConflict = fields.some(
      (field) => values[field] !== answer.values[field] && changedSince.includes(field),
    );
    if (hasConflict || this.refusedSaves.has(saveId)) {
      this.refusedSaves.add(saveId);
      const { values: current, revision: currentRevision, by } = answer;
      const change = { by, changedAt: '2026-01-01T00:00:00Z' };
      return { kind: 'conflict', values: { ...current }, revision: currentRevision, ...change };
    }
    const merged = answer.revision !== revision;
    this.write(activityId, values, 'me');
    const outcome: SaveOutcome = { kind: 'acknowledged', revision: answer.revision, merged };
    this.appliedSaves.set(saveId, { content, outcome });
    return outcome;
  }

  write(activityId: string, values: Partial<AnswerValues>, by: Author) {
    const answer = this.answer(activityId);
    const fields = Object.keys(values) as AnswerFieldName[];
    const changed = fields.filter((field) => values[field] !== answer.values[field]);
    for (const field of fields) {
      const name = `${activityId} ${field}`;
      const isOtherUsers = this.authors.get(name) === 'otherUser' && changed.includes(field);
      if (by === 'me' && isOtherUsers) {
        this.overwrittenValues.push(`${name} ${String(answer.values[field])}`);
      }
      if (changed.includes(field)) this.authors.set(name, by);
      this.writes.push({ activityId, field, value: values[field] ?? null });
    }
    if (changed.length === 0) return;
    Object.assign(answer.values, values);
    answer.changes.push(changed);
    answer.revision++;
    answer.by = by;
  }
}
