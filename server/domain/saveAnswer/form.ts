import { z } from 'zod';
import {
  ANSWER_FIELDS,
  expectedInput,
  parseDecimal,
  parseFieldText,
  REASON_LENGTH,
  toAnswerValues,
  type AnswerFieldName,
  type AnswerValue,
  type AnswerValues,
} from '@contract/answer';
import { LIMITS } from '@contract/limits';
import { badFields, forbidden } from '../errors';

/** The unvalidated body of a save, by wire names. */
export type SaveForm = Readonly<Record<string, unknown>>;

/** A validated save. */
export interface Edit {
  /** The sent fields. null clears a field; an absent field is kept. */
  values: Partial<AnswerValues>;
  /** The revision that the edit started from. null to overwrite newer revisions. */
  revision: number | null;
  /** The fields that the person edited; null if the client does not send them. */
  changed: AnswerFieldName[] | null;
  save_id: string | null;
}

const id = z.string().min(1).max(LIMITS.nameLength);
const keySchema = z.object({ company_id: id, activity_id: id });

/** The answer that a form is for. FORBIDDEN if it names another person, BAD_USER_INPUT without the ids. */
export function readKey(form: SaveForm, userId: string): z.infer<typeof keySchema> {
  if (form['user_id'] !== userId) throw forbidden('You can only save your own changes.');
  const key = keySchema.safeParse(form);
  if (key.success) return key.data;
  const missing = key.error.issues.map(({ path }) => [path.join('.'), 'This id is missing.']);
  throw badFields(Object.fromEntries(missing) as Record<string, string>);
}

/** Reads the values of a form; contract "Autosave fields". BAD_USER_INPUT with a message for each invalid one. */
export function readEdit(form: SaveForm): Edit {
  const problems: Record<string, string> = {};
  const values = new Map<AnswerFieldName, AnswerValue>();
  for (const { name, wire, kind } of ANSWER_FIELDS) {
    if (form[wire] === undefined) continue;
    const value = readWith((text) => parseFieldText(kind, text), form[wire]);
    if (value === undefined) problems[wire] = expectedInput(kind);
    else values.set(name, value);
  }

  const revision = readWith(parseRevision, form['revision'] ?? '');
  if (revision === undefined) problems['revision'] = 'This is not a revision.';
  const changed = readNames(form['changed'] ?? '');
  if (changed === undefined) problems['changed'] = 'This names a field that does not exist.';
  const save_id = readText(form['save_id'] ?? '');
  if (save_id === undefined) problems['save_id'] = 'This is too long, or not a text.';

  if (Object.keys(problems).length > 0) throw badFields(problems);
  return {
    values: toAnswerValues(values),
    revision: revision ?? null,
    changed: changed ?? null,
    save_id: save_id ?? null,
  };
}

const isEmpty = (raw: unknown) =>
  raw === null || (typeof raw === 'string' && ['', 'null'].includes(raw.trim()));

/** null for an empty value or the text 'null'; undefined if it is invalid. */
function readWith<Value>(
  parse: (text: string) => Value | undefined,
  raw: unknown,
): Value | null | undefined {
  if (isEmpty(raw)) return null;
  const text = typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : raw;
  return typeof text === 'string' && text.length <= LONGEST_VALUE ? parse(text) : undefined;
}

/** A line break of a form takes two characters, and one when it is stored. */
const LONGEST_VALUE = 2 * REASON_LENGTH;

function parseRevision(text: string): number | undefined {
  const revision = parseDecimal(text);
  return Number.isSafeInteger(revision) && Number(revision) >= 0 ? revision : undefined;
}

/** null for an empty list; undefined if it is not a list of known fields. */
function readNames(raw: unknown): AnswerFieldName[] | null | undefined {
  if (isEmpty(raw)) return null;
  if (typeof raw !== 'string' || raw.length > LIMITS.textLength) return undefined;
  const names: AnswerFieldName[] = [];
  for (const word of raw.split(',')) {
    const field = ANSWER_FIELDS.find(({ wire }) => wire === word.trim());
    if (!field) return undefined;
    names.push(field.name);
  }
  return names;
}

function readText(raw: unknown): string | null | undefined {
  if (isEmpty(raw)) return null;
  return typeof raw === 'string' && raw.length <= LIMITS.nameLength ? raw : undefined;
}
