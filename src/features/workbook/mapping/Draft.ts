import { readEntries, type EntryProblem, type MappedEntry } from '@contract/mappings/entries';
import type { TableForm } from '@contract/mappings/form';
import { mapEntries, type MappedRows } from '@contract/mappings/mapEntries';
import type { CombineRule, MappingColumn, MappingScale } from '@contract/mappings/mappingPayloads';
import type { PairSource, ProposedPair } from '@contract/mappings/pairs';
import { scaleOf, type ScaleRow } from '@contract/mappings/scale';
import type { Cell } from '@contract/workbook/cells';
import type { Mapping } from './mappingApi';

/** A workbook of another form, and what a person has decided about it so far. */
export interface Draft {
  table: readonly (readonly Cell[])[];
  form: TableForm;
  digest: string;
  /** The kept mapping that it begins with. */
  keptMapping: Mapping | null;
  columns: MappingColumn[];
  /** The decided meanings by the value's text; absent ones are those that `scaleOf` proposes. */
  meanings: Record<string, number | null>;
  pairs: ProposedPair[];
  combine: CombineRule;
  /** States that a person has chosen for actions with several questions. */
  chosen: Record<string, number>;
}

export interface Reading {
  entries: MappedEntry[];
  problems: EntryProblem[];
  scale: ScaleRow[];
}

/** The entries of the workbook and their values, as far as the columns are known. */
export function readDraft({ table, form, columns, keptMapping, meanings }: Draft): Reading {
  const { entries, problems } = readEntries(table, form, columns);
  const scale = scaleOf(entries, keptMapping?.scale ?? []).map((row) => ({
    ...row,
    ours: row.theirs in meanings ? meanings[row.theirs] : row.ours,
  }));
  return { entries, problems, scale };
}

export const decidedScale = (rows: readonly ScaleRow[]): MappingScale[] =>
  rows.flatMap(({ theirs, ours }) => (ours === undefined ? [] : [{ theirs, ours }]));

const ORDER: Record<PairSource, number> = { similar: 0, none: 1, number: 2, kept: 3 };

/** The questions that a person has to decide about come first. */
export const openFirst = (pairs: readonly ProposedPair[]): ProposedPair[] =>
  pairs.toSorted((a, b) => ORDER[a.source] - ORDER[b.source]);

/** The pairs that are taken: similar ones only after a person has accepted them, which makes them kept. */
export const takenPairs = (pairs: readonly ProposedPair[]) =>
  pairs.flatMap(({ question, activityId, source }) =>
    activityId === null || source === 'similar'
      ? []
      : [{ theirs: question.text, activity_id: activityId }],
  );

export const mapDraft = (draft: Draft, { entries, scale }: Reading): MappedRows =>
  mapEntries(entries, {
    scale: decidedScale(scale),
    pairs: takenPairs(draft.pairs),
    combine: draft.combine,
    chosen: draft.chosen,
  });

/** Whether a person, and not the columns, is what each row of the table is about. */
export const isSurvey = (columns: readonly MappingColumn[]) =>
  columns.some(({ field }) => field === 'answer');

/** Whether the columns say what is asked, and what the answer is. */
export function hasColumns(columns: readonly MappingColumn[]): boolean {
  const has = (field: string) => columns.some((column) => column.field === field);
  return has('answer') || (has('revenue_state') && (has('question') || has('number')));
}
