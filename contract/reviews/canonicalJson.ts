/** A value that JSON can represent. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/**
 * The canonical JSON text of a value (RFC 8785): without spaces, keys sorted by their UTF-16 code units, numbers and
 * texts as JavaScript writes them. Keys without a value are left out. Throws for numbers that JSON does not have.
 */
export function canonicalJson(value: Json): string {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new RangeError(`JSON does not have the number ${String(value)}`);
  }
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const entries = Object.keys(value)
    .sort()
    .flatMap((key) => {
      const member = value[key];
      return member === undefined ? [] : `${JSON.stringify(key)}:${canonicalJson(member)}`;
    });
  return `{${entries.join(',')}}`;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
