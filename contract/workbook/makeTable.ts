import { ANSWER_FIELDS } from '../answer';
import type { Language } from '../language';
import { writeCell } from './cells';
import { WORKBOOK_COLUMNS, type WorkbookColumn } from './columns';
import type { KnownAction } from './readRow';

/** An action as the workbook lists it; names are in the person's language. */
export interface ListedAction extends KnownAction {
  title: string;
  driver: string;
  subDriver: string;
  impactArea: string;
}

type WrittenCell = string | number | null;

/**
 * The table of an assessment with a row for each action, in the order of WORKBOOK_COLUMNS: the names of the
 * columns, the given headings, then the actions.
 */
export function makeTable(
  actions: readonly ListedAction[],
  headings: Record<WorkbookColumn, string>,
  language: Language,
): WrittenCell[][] {
  return [
    [...WORKBOOK_COLUMNS],
    WORKBOOK_COLUMNS.map((column) => headings[column]),
    ...actions.map((action) => [
      ...[action.id, action.number, action.title],
      ...[action.driver, action.subDriver, action.impactArea],
      ...ANSWER_FIELDS.map(({ name, kind }) => writeCell(kind, action.values[name], language)),
      action.revision,
    ]),
  ];
}
