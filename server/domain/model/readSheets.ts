import { randomUUID } from 'node:crypto';
import { MODEL_LIMITS, type ModelProblem } from '@contract/model/modelPayloads';
import type {
  DriverRow,
  ModelChange,
  ProcessRow,
  SubdriverRow,
  SubprocessRow,
} from '@server/store/tables';
import { isRetired } from './membership';
import { readActivities } from './readActivities';
import type { ModelRows } from './sheets';
import {
  AREA,
  areaOf,
  findReferred,
  flagOf,
  isSame,
  matchRows,
  namedAt,
  numberAt,
  textOf,
  TOO_LONG,
  uniqueNumbers,
  wholeNumber,
  type SubmittedRow,
  type SubmittedSheets,
  type Problems,
} from './sheetRows';

interface SheetReading {
  changes: ModelChange[];
  problems: ModelProblem[];
}

/**
 * Compares the sheets of a workbook with the stored model. An absent sheet or value changes nothing. If there are
 * problems, the changes must not be used. `now`: when rows are retired.
 */
export function readSheets(sheets: SubmittedSheets, rows: ModelRows, now: string): SheetReading {
  const list: ModelProblem[] = [];
  const problems: Problems = {
    list,
    add(sheet, index, message) {
      if (list.length < MODEL_LIMITS.errors) list.push({ sheet, row: index + 2, message });
    },
  };
  const changes: ModelChange[] = [];
  const drivers = readDrivers(sheets.drivers, rows, problems);
  const subdrivers = readSubdrivers(sheets.subdrivers, rows, problems, now);
  const processes = readProcesses(sheets.processes, rows, problems);
  const subprocesses = readSubprocesses(sheets.subprocesses, rows, processes, problems);
  changes.push(...changesOf('drivers', rows.drivers, drivers));
  changes.push(...changesOf('subdrivers', rows.subdrivers, subdrivers));
  changes.push(...changesOf('processes', rows.processes, processes));
  changes.push(...changesOf('subprocesses', rows.subprocesses, subprocesses));
  const actions = readActivities(
    sheets.activities,
    { rows, subdrivers, subprocesses, now },
    problems,
  );
  changes.push(...actions.changes);
  for (const [index, row] of subdrivers.entries()) {
    if (isRetired(row) && actions.active.some(({ subdriver_id }) => subdriver_id === row.id)) {
      problems.add('subdrivers', index, `“${row.name}” is retired but still has actions.`);
    }
  }
  return { changes, problems: list };
}

function readDrivers(
  sheetRows: readonly SubmittedRow[] | undefined,
  rows: ModelRows,
  problems: Problems,
) {
  if (!sheetRows) return rows.drivers;
  return matchRows(
    'drivers',
    sheetRows,
    rows.drivers,
    problems,
    (row, stored, index): DriverRow | null => {
      if (!stored) {
        problems.add('drivers', index, 'There are four drivers; none can be added.');
        return null;
      }
      const name = textOf(row['name'] ?? stored.name, MODEL_LIMITS.nameLength);
      if (name !== stored.name) {
        problems.add('drivers', index, `The name of a driver is fixed: ${stored.name}.`);
      }
      const description = textOf(
        row['description'] ?? stored.description,
        MODEL_LIMITS.descriptionLength,
      );
      if (description === null) problems.add('drivers', index, TOO_LONG('description'));
      return { ...stored, description: description ?? stored.description };
    },
  );
}

function readSubdrivers(
  sheetRows: readonly SubmittedRow[] | undefined,
  rows: ModelRows,
  problems: Problems,
  now: string,
) {
  if (!sheetRows) return rows.subdrivers;
  return matchRows(
    'subdrivers',
    sheetRows,
    rows.subdrivers,
    problems,
    (row, stored, index): SubdriverRow | null => {
      const name = namedAt('subdrivers', row['name'] ?? stored?.name, index, problems);
      const driver_id = row['driver_id'] ?? stored?.driver_id;
      const driver = rows.drivers.find(
        (one) => one.id === driver_id || (driver_id !== undefined && one.name === driver_id),
      );
      if (!driver) problems.add('subdrivers', index, 'This sub-driver has no driver.');
      const position = wholeNumber(row['position'] ?? stored?.position ?? index + 1, 0, 10_000);
      if (position === null)
        problems.add('subdrivers', index, 'The position is not a whole number.');
      const retired = flagOf(row['retired'] ?? isRetired({ retired_at: stored?.retired_at }));
      if (retired === null) problems.add('subdrivers', index, 'Retired is yes or no.');
      if (name === null || !driver || position === null || retired === null) return null;
      const retired_at = retired ? (stored?.retired_at ?? now) : null;
      return { id: stored?.id ?? randomUUID(), driver_id: driver.id, position, name, retired_at };
    },
  );
}

function readProcesses(
  sheetRows: readonly SubmittedRow[] | undefined,
  rows: ModelRows,
  problems: Problems,
) {
  if (!sheetRows) return rows.processes;
  const checkNumber = uniqueNumbers('processes', problems);
  return matchRows(
    'processes',
    sheetRows,
    rows.processes,
    problems,
    (row, stored, index): ProcessRow | null => {
      const name = namedAt('processes', row['name'] ?? stored?.name, index, problems);
      const number = numberAt('processes', row['number'] ?? stored?.number, index, problems);
      const impact_area = areaOf(row['impact_area'] ?? stored?.impact_area);
      if (impact_area === null) problems.add('processes', index, AREA);
      if (number !== null) checkNumber(number, index);
      if (name === null || number === null || impact_area === null) return null;
      return { id: stored?.id ?? randomUUID(), impact_area, number, name };
    },
  );
}

function readSubprocesses(
  sheetRows: readonly SubmittedRow[] | undefined,
  rows: ModelRows,
  processes: readonly ProcessRow[],
  problems: Problems,
) {
  if (!sheetRows) return rows.subprocesses;
  const checkNumber = uniqueNumbers('subprocesses', problems);
  return matchRows(
    'subprocesses',
    sheetRows,
    rows.subprocesses,
    problems,
    (row, stored, index): SubprocessRow | null => {
      const name = namedAt('subprocesses', row['name'] ?? stored?.name, index, problems);
      const number = numberAt('subprocesses', row['number'] ?? stored?.number, index, problems);
      const process = findReferred(processes, row['process_id'] ?? stored?.process_id);
      if (!process) problems.add('subprocesses', index, 'This sub-process has no process.');
      if (number !== null) checkNumber(number, index);
      if (name === null || number === null || !process) return null;
      return { id: stored?.id ?? randomUUID(), process_id: process.id, number, name };
    },
  );
}

function changesOf(
  table: 'drivers' | 'subdrivers' | 'processes' | 'subprocesses',
  before: readonly { id: string }[],
  after: readonly { id: string }[],
): ModelChange[] {
  const stored = new Map(before.map((row) => [row.id, row]));
  return after
    .filter((row) => !isSame(stored.get(row.id), row))
    .map(
      (row) =>
        ({ table, id: row.id, before: stored.get(row.id) ?? null, after: row }) as ModelChange,
    );
}
