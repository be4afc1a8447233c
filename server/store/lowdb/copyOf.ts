/** A deep copy of plain data; for rows many times faster than `structuredClone`. */
export function copyOf<Value>(value: Value): Value;
export function copyOf(value: unknown): unknown {
  if (!isCompound(value)) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => copyOf(item));
  const copy: Record<string, unknown> = { ...value };
  for (const key in copy) if (isCompound(copy[key])) copy[key] = copyOf(copy[key]);
  return copy;
}

const isCompound = (value: unknown): value is object => typeof value === 'object' && value !== null;
