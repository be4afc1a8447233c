import { foldCase } from '@contract/fields/names';
import type { TableName } from '@server/store/tables';
import { FOLDED_NAME, hasFoldedName } from './columns';
import { text, type Values } from './rows';

/** The stored form of the copy of a name. */
export const foldedName = (name: string): string => text(foldCase(name));

/** The values to write: with a name also its copy, if the table has one. */
export const withFoldedName = (table: TableName, values: Values): Values =>
  hasFoldedName(table) && typeof values.name === 'string'
    ? { ...values, [FOLDED_NAME]: foldedName(values.name) }
    : values;
