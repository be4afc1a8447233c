import { isSampleId } from '@/shared/api/sample/sample';

/** Whether a stored value is null or an id from a server; ids of sample data are not. */
export const isIdOrNull = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && value !== '' && !isSampleId(value));
