import * as v from 'valibot';

/** The schema that a reply must match before any code of the app reads it. */
export type Shape<Output = unknown> = v.GenericSchema<unknown, Output>;

export const object = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.unknown(),
    v.check((input) => !Array.isArray(input)),
    v.object(entries),
  );
export const array = v.array;
export const string = v.string();
export const number = v.number();
export const boolean = v.boolean();

/** A field that must be present but may be null. */
export const nullOr = <const Inner extends Shape>(inner: Inner) => v.nullable(inner);

/** A field that may be null or absent; absent becomes null. */
export const orNull = <const Inner extends Shape>(inner: Inner) => v.nullish(inner, null);

/** A text that is only displayed; any other value becomes null. */
export const stringOrNull = v.fallback(v.nullish(v.string(), null), null);

/** A text that older servers do not send. */
export const stringOr = (absent: string) => v.fallback(v.string(), absent);

/** A flag that is absent unless it is true. */
export const trueOrAbsent = v.exactOptional(v.literal(true));

/** The parsed reply; undefined if it does not match. */
export function parseAs<Output>(
  shape: Shape<Output>,
  reply: unknown,
): { value: Output } | undefined {
  const { success, output } = v.safeParse(shape, reply);
  return success ? { value: output } : undefined;
}

/** `data` of a REST reply that the specification does not use; null if it is missing or does not match. */
export const optionalData = <Data>(data: Shape<Data>): Shape<Data | null> =>
  v.fallback(
    v.pipe(
      v.object({ data }),
      v.transform((reply) => reply.data),
    ),
    null as never,
  );

/** `data` of a REST reply that the app needs. */
export const requiredData = <Data>(data: Shape<Data>): Shape<Data> =>
  v.pipe(
    v.object({ data }),
    v.transform((reply) => reply.data),
  );
