import { LIMITS } from '@contract/limits';

/** Parses and formats the value of a query parameter. */
export interface UrlParam<Value> {
  /** The value if the parameter is missing. It is omitted from the URL. If undefined, every value is written. */
  initial: Value | undefined;
  /** Returns undefined for invalid text, which is ignored. */
  parse: (text: string) => Value | undefined;
  format: (value: Value) => string;
}

/** Parameters by name. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each parameter has its own value type
export type UrlParams = Record<string, UrlParam<any>>;

export type UrlValues<Params extends UrlParams> = {
  [Name in keyof Params]: Params[Name] extends UrlParam<infer Value> ? Value : never;
};

/** One of several strings. Without `initial`, the URL always contains the value. */
export const oneOf = <Value extends string>(
  values: readonly Value[],
  initial?: Value,
): UrlParam<Value> => ({
  initial,
  parse: (text) => values.find((value) => value === text),
  format: (value) => value,
});

/** A boolean, which is false by default. */
export const flag: UrlParam<boolean> = {
  initial: false,
  parse: (text) => (text === 'yes' ? true : undefined),
  format: (value) => (value ? 'yes' : ''),
};

/** Text that the user typed. */
export const typedText: UrlParam<string> = {
  initial: '',
  parse: (text) => text.slice(0, LIMITS.nameLength),
  format: (value) => value,
};

/** An id; null for none. */
export const idOrNone: UrlParam<string | null> = {
  initial: null,
  parse: (text) => (/^[\w-]{1,64}$/.test(text) ? text : undefined),
  format: (value) => value ?? '',
};

/** A number of at most four digits, such as a page or a year. */
export const wholeNumber = <Initial extends number | null>(
  initial: Initial,
): UrlParam<number | Initial> => ({
  initial,
  parse: (text) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined),
  format: String,
});

/** A subset of several strings, without duplicates and in their order. */
export const someOf = <Value extends string>(
  values: readonly Value[],
): UrlParam<readonly Value[]> => ({
  initial: [],
  parse: (text) => {
    const found = text.split('.');
    return found.every((one) => values.some((value) => value === one))
      ? values.filter((value) => found.includes(value))
      : undefined;
  },
  format: (chosen) => values.filter((value) => chosen.includes(value)).join('.'),
});

/** The values in the query string. Missing and invalid parameters are omitted. */
export function readUrl<Params extends UrlParams>(
  params: Params,
  search: string,
): Partial<UrlValues<Params>> {
  const searchParams = new URLSearchParams(search);
  const found = Object.entries(params).flatMap(([name, { parse }]) => {
    const text = searchParams.get(name);
    const value: unknown = text === null ? undefined : parse(text);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(found) as Partial<UrlValues<Params>>;
}

/** Returns the query string with these values set. Other parameters are unchanged. */
export function writeUrl<Params extends UrlParams>(
  params: Params,
  values: Partial<UrlValues<Params>>,
  search = '',
): string {
  const written = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    const param = params[name];
    if (!param) continue;
    const text = param.format(value);
    const isInitial = param.initial !== undefined && text === param.format(param.initial);
    if (isInitial) written.delete(name);
    else written.set(name, text);
  }
  return written.toString();
}
