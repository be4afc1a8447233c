import { LIMITS } from '@contract/limits';

/** How a value is written in the address. */
export interface UrlParam<Value> {
  /** The value of an address without the parameter. It is left out of the address; undefined for no such value. */
  initial: Value | undefined;
  /** Undefined for a text that is not a value; it is ignored then. */
  parse: (text: string) => Value | undefined;
  format: (value: Value) => string;
}

/** Parameters by name. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each parameter has its own type of value
export type UrlParams = Record<string, UrlParam<any>>;

export type UrlValues<Params extends UrlParams> = {
  [Name in keyof Params]: Params[Name] extends UrlParam<infer Value> ? Value : never;
};

/** One of some texts. Without `initial` the address always contains the value. */
export const oneOf = <Value extends string>(
  values: readonly Value[],
  initial?: Value,
): UrlParam<Value> => ({
  initial,
  parse: (text) => values.find((value) => value === text),
  format: (value) => value,
});

/** Whether something is chosen. */
export const flag: UrlParam<boolean> = {
  initial: false,
  parse: (text) => (text === 'yes' ? true : undefined),
  format: (value) => (value ? 'yes' : ''),
};

/** A text that a person typed. */
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

/** Some of a set of texts, without repetition and in the order of the set. */
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

/** The values that an address contains; the others are missing. */
export function readUrl<Params extends UrlParams>(
  params: Params,
  search: string,
): Partial<UrlValues<Params>> {
  const given = new URLSearchParams(search);
  const found = Object.entries(params).flatMap(([name, { parse }]) => {
    const text = given.get(name);
    const value: unknown = text === null ? undefined : parse(text);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(found) as Partial<UrlValues<Params>>;
}

/** An address with these values in place of earlier ones. Its other parameters are unchanged. */
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
