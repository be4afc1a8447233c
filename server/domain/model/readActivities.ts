import { randomUUID } from 'node:crypto';
import { LANGUAGES, type Language } from '@contract/language';
import {
  ANCHORS,
  CHANGED_SHARE,
  MODEL_LIMITS,
  type ModelText,
} from '@contract/model/modelPayloads';
import { activityNumber } from '@contract/fields/naming';
import type {
  ActivityRow,
  ModelChange,
  ModelTextRow,
  SubdriverRow,
  SubprocessRow,
} from '@server/store/tables';
import { changedWords } from './changedWords';
import { isRetired } from './membership';
import {
  areaOf,
  findReferred,
  flagOf,
  isSame,
  matchRows,
  nameOf,
  numberAt,
  textOf,
  TOO_LONG,
  uniqueNumbers,
  wholeNumber,
  type SubmittedRow,
  type Problems,
} from './sheetRows';
import { toSheets, type ModelRows } from './sheets';
import { textId } from './textId';

interface Context {
  rows: ModelRows;
  subdrivers: readonly SubdriverRow[];
  subprocesses: readonly SubprocessRow[];
  now: string;
}

type Texts = Partial<Record<Language, ModelText>>;

/** An action as the workbook describes it. */
interface ReadAction {
  id: string;
  row: ActivityRow;
  texts: ModelTextRow[];
  /** The stored action that it replaces, because it asks another question. */
  replaces: ActivityRow | null;
}

/** The changes of actions and their texts, and the actions that are in use afterwards. */
export function readActivities(
  sheetRows: readonly SubmittedRow[] | undefined,
  context: Context,
  problems: Problems,
): { changes: ModelChange[]; active: ActivityRow[] } {
  const { rows, now } = context;
  if (!sheetRows) return { changes: [], active: rows.activities.filter((row) => !isRetired(row)) };
  const storedTexts = new Map(toSheets(rows).activities.map(({ id, texts }) => [id, texts]));
  const storedRows = new Map(rows.activities.map((row) => [row.id, row]));
  const checkNumber = uniqueNumbers('activities', problems);
  const ids = new Set(sheetRows.map(({ id }) => id));
  // The numbers of actions whose rows are missing, which a repeated import would add once more.
  const taken = new Set(
    rows.activities
      .filter((row) => !isRetired(row) && !ids.has(row.id))
      .map(({ name }) => activityNumber(name)),
  );
  const read = matchRows<{ id: string } & Partial<ReadAction>>(
    'activities',
    sheetRows,
    rows.activities,
    problems,
    (row, known, index) => {
      const stored = known && storedRows.get(known.id);
      const action = readAction(
        row,
        stored,
        storedTexts.get(stored?.id ?? ''),
        context,
        index,
        problems,
      );
      if (action && !isRetired(action.row)) {
        const number = activityNumber(action.row.name);
        checkNumber(number, index);
        if (!stored && taken.has(number)) {
          const message = `The model has an action ${number} already. Give its row the id of it.`;
          problems.add('activities', index, message);
        }
      }
      return action;
    },
  ).filter((one): one is ReadAction => one.row !== undefined);

  const changes: ModelChange[] = [];
  const textRows = new Map(rows.texts.map((row) => [row.id, row]));
  for (const { row, texts, replaces } of read) {
    const before = storedRows.get(row.id) ?? null;
    if (replaces) {
      const after = { ...replaces, retired_at: now };
      changes.push({ table: 'activities', id: replaces.id, before: replaces, after });
    }
    if (!before || !isSame(before, row)) {
      changes.push({ table: 'activities', id: row.id, before, after: row });
    }
    for (const language of LANGUAGES) {
      const id = textId(row.id, language);
      const [former, text] = [textRows.get(id) ?? null, texts.find((one) => one.id === id) ?? null];
      if (former === text || (former && text && isSame(former, text))) continue;
      changes.push({ table: 'model_texts', id, before: former, after: text });
    }
  }
  return { changes, active: read.map(({ row }) => row).filter((row) => !isRetired(row)) };
}

function readAction(
  sheetRow: SubmittedRow,
  stored: ActivityRow | undefined,
  storedTexts: Texts | undefined,
  { subdrivers, subprocesses, now }: Context,
  index: number,
  problems: Problems,
): ReadAction | null {
  const problem = (message: string) => {
    problems.add('activities', index, message);
    return null;
  };
  const number = numberAt(
    'activities',
    sheetRow['number'] ?? (stored && activityNumber(stored.name)),
    index,
    problems,
  );
  const subdriver = findReferred(subdrivers, sheetRow['subdriver_id'] ?? stored?.subdriver_id);
  if (!subdriver) problem('This action has no sub-driver.');
  const subprocess = findReferred(subprocesses, sheetRow['subprocess_id'] ?? stored?.subprocess_id);
  if (!subprocess) problem('This action has no sub-process.');
  const impact_area = areaOf(sheetRow['impact_area'] ?? stored?.impact_area);
  if (impact_area === null) problem('The impact area is a number from 1 to 7.');
  const wanted =
    sheetRow['relevance'] === undefined ? (stored?.relevance ?? null) : sheetRow['relevance'];
  const relevance = wanted === null ? null : wholeNumber(wanted, 0, 10);
  if (wanted !== null && relevance === null)
    problem('The relevance is a whole number from 0 to 10.');
  const retired = flagOf(sheetRow['retired'] ?? isRetired({ retired_at: stored?.retired_at }));
  if (retired === null) problem('Retired is yes or no.');
  const texts = readTexts(sheetRow['texts'], storedTexts, problem);
  if (number === null || !subdriver || !subprocess || impact_area === null || retired === null) {
    return null;
  }
  const { en } = texts ?? {};
  if (!texts || !en) return null;
  const question = questionOf(sheetRow['question'], storedTexts, texts, problem);
  const isNew = question === 'new' && stored !== undefined;
  const id = stored && !isNew ? stored.id : randomUUID();
  const retired_at = retired ? ((!isNew ? stored?.retired_at : null) ?? now) : null;
  const row: ActivityRow = {
    id,
    name: `${number} ${en.name}`,
    description: en.description,
    impact_area,
    subdriver_id: subdriver.id,
    subprocess_id: subprocess.id,
    relevance,
    retired_at,
  };
  return { id, row, texts: textRowsOf(id, texts), replaces: isNew ? stored : null };
}

/** Rows for the languages besides English, and for English anchors. */
function textRowsOf(activity_id: string, texts: Texts): ModelTextRow[] {
  return LANGUAGES.flatMap((language): ModelTextRow[] => {
    const text = texts[language];
    if (!text || (language === 'en' && text.anchors.length === 0)) return [];
    return [{ id: textId(activity_id, language), activity_id, language, ...text }];
  });
}

type Report = (message: string) => null;

/** The texts by language; a language that is not given keeps its text, and null removes it. */
function readTexts(input: unknown, stored: Texts | undefined, problem: Report): Texts | null {
  if (input === undefined && stored) return stored;
  if (typeof input !== 'object' || input === null) return problem('This action has no name.');
  const texts: Texts = { ...stored };
  for (const [language, text] of Object.entries(input as Record<string, unknown>)) {
    const known = LANGUAGES.find((one) => one === language);
    if (!known) return problem(`There are no texts in the language ${language.slice(0, 10)}.`);
    if (text === null && known !== 'en') delete texts[known];
    else {
      const read = readText(text, texts[known], known, problem);
      if (!read) return null;
      texts[known] = read;
    }
  }
  return texts.en ? texts : problem('This action has no English name.');
}

function readText(
  input: unknown,
  stored: ModelText | undefined,
  language: Language,
  problem: Report,
): ModelText | null {
  const fields = { ...stored, ...(input as Partial<Record<keyof ModelText, unknown>>) };
  const name = nameOf(fields.name);
  if (name === null) {
    const length = String(MODEL_LIMITS.nameLength);
    return problem(`The name (${language}) is empty or longer than ${length} characters.`);
  }
  const description = textOf(fields.description ?? '', MODEL_LIMITS.descriptionLength);
  if (description === null) return problem(TOO_LONG(`description (${language})`));
  const list = Array.isArray(fields.anchors ?? []) ? ((fields.anchors ?? []) as unknown[]) : null;
  const anchors = list?.map((one) => textOf(one ?? '', MODEL_LIMITS.anchorLength));
  if (!anchors || anchors.some((one) => one === null)) {
    return problem(TOO_LONG(`anchor (${language})`));
  }
  const filled = anchors.filter((one) => one !== null && one !== '');
  if (filled.length !== 0 && (filled.length !== ANCHORS || anchors.length !== ANCHORS)) {
    return problem(`There are ${String(ANCHORS)} anchors (${language}), or none.`);
  }
  return { name, description, anchors: filled.map(String) };
}

/** Whether the action asks the same question as before; a text that changed much has to say so. */
function questionOf(
  input: unknown,
  stored: Texts | undefined,
  texts: Texts,
  problem: Report,
): 'same' | 'new' {
  const answer = typeof input === 'string' ? input.trim().toLowerCase() : '';
  if (answer === 'same' || answer === 'new') return answer;
  if (answer !== '') problem('The question is “same” or “new”.');
  const changed = LANGUAGES.find((language) => {
    const [before, after] = [stored?.[language], texts[language]];
    if (!before || !after) return false;
    return (['name', 'description'] as const).some(
      (field) => before[field] !== '' && changedWords(before[field], after[field]) > CHANGED_SHARE,
    );
  });
  if (changed && answer === '') {
    problem(
      `More than 40 % of the words (${changed}) changed. Write “same” or “new” under question: the same question in other words, or a new one.`,
    );
  }
  return 'same';
}
