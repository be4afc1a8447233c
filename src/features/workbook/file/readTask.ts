import type { Cell } from '@contract/workbook/cells';
import type { KnownAction } from '@contract/workbook/readRow';
import { readTable, type TableProblem, type TableReading } from '@contract/workbook/readTable';
import type { MappingPair } from '@contract/mappings/mappingPayloads';
import type { PairableAction, Question } from '@contract/mappings/pairs';
import { openSheets, openWorkbook, type AnySheet, type FileProblem } from './openWorkbook';

/** A workbook of any form, whose sheets are read. */
export interface SheetsTask {
  kind: 'sheets';
  file: Blob;
}

export type SheetsOutcome =
  | { kind: 'sheets'; sheets: AnySheet[] }
  | { kind: 'problem'; problem: FileProblem | 'tooSlow' };

/** Questions of a workbook for which actions are proposed. */
export interface PairsTask {
  kind: 'pairs';
  questions: readonly Question[];
  actions: readonly PairableAction[];
  keptPairs: readonly MappingPair[];
}

/** Reads the sheets of a file. Never throws. */
export async function runSheetsTask({ file }: SheetsTask): Promise<SheetsOutcome> {
  const sheets = await openSheets(new Uint8Array(await file.arrayBuffer()));
  return typeof sheets === 'string'
    ? { kind: 'problem', problem: sheets }
    : { kind: 'sheets', sheets };
}

/** A file to read for a company. */
export interface ReadTask {
  kind?: undefined;
  file: Blob;
  companyId: string;
  actions: readonly KnownAction[];
  /** Whether the workbook may be another company's; then all its values are new. */
  isTemplate: boolean;
  /** The chosen one of several sheets; absent before the choice. */
  sheet?: string;
}

export type ReadOutcome =
  | { kind: 'reading'; reading: TableReading; table: Cell[][] }
  /** The workbook is of another company, or does not name one; `company` is the name in it. */
  | { kind: 'otherCompany'; company: string }
  /** Several sheets have the columns of an assessment; one is to be chosen. */
  | { kind: 'severalSheets'; sheets: string[] }
  | { kind: 'problem'; problem: FileProblem | 'newerFormat' | 'tooSlow' }
  | { kind: 'tableProblem'; problem: TableProblem };

/** Reads a file and compares it with the stored answers. Never throws. */
export async function runReadTask(task: ReadTask): Promise<ReadOutcome> {
  const opened = await openWorkbook(new Uint8Array(await task.file.arrayBuffer()), task.sheet);
  if (typeof opened === 'string') return { kind: 'problem', problem: opened };
  const { readMe } = opened;
  if (readMe && !readMe.isKnownFormat) return { kind: 'problem', problem: 'newerFormat' };
  if (!task.isTemplate && readMe?.companyId !== task.companyId) {
    return { kind: 'otherCompany', company: readMe?.company ?? '' };
  }
  if ('choices' in opened) return { kind: 'severalSheets', sheets: opened.choices };
  const { table } = opened;
  const reading = readTable(table, task.actions, { isTemplate: task.isTemplate });
  return 'problem' in reading
    ? { kind: 'tableProblem', problem: reading }
    : { kind: 'reading', reading, table: task.isTemplate ? withoutRevisions(table) : table };
}

/**
 * The table of a template without its revisions, which are those of the other company's answers. If it is read again
 * as this company's table, its values are new for the stored answers.
 */
function withoutRevisions(table: readonly Cell[][]): Cell[][] {
  const [names = [], ...rows] = table;
  const column = names.indexOf('revision');
  return [names, ...rows.map((cells) => cells.map((cell, at) => (at === column ? null : cell)))];
}
