/** Copies plain data. For rows this is much faster than `structuredClone`. */
export function deepCopy<Value>(value: Value): Value;
export function deepCopy(value: unknown): unknown {
  if (!isCompound(value)) return value;
  if (value instanceof Uint8Array) return Buffer.from(value);
  if (Array.isArray(value)) return value.map((item: unknown) => deepCopy(item));
  const copy: Record<string, unknown> = { ...value };
  for (const key in copy) if (isCompound(copy[key])) copy[key] = deepCopy(copy[key]);
  return copy;
}

const isCompound = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A copy of some columns of a row. */
export const copyColumns = <Row extends object, Column extends keyof Row>(
  row: Row,
  columns: readonly Column[],
) => deepCopy(Object.fromEntries(columns.map((name) => [name, row[name]]))) as Pick<Row, Column>;
