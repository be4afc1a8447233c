import * as v from 'valibot';

/** What a reply is checked against before any code of the app reads it. */
export type Shape<Output = unknown> = v.GenericSchema<unknown, Output>;

export const object = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.unknown(),
    v.check((input) => !Array.isArray(input)),
    v.object(entries),
  );
export const list = v.array;
export const text = v.string();
export const figure = v.number();
export const flag = v.boolean();

/** For what must be there, if only as null. */
export const nullOr = <const Inner extends Shape>(inner: Inner) => v.nullable(inner);

/** For fields that may be empty: absent counts as null. */
export const orNull = <const Inner extends Shape>(inner: Inner) => v.nullish(inner, null);

/** A text that is only shown: anything else in its place counts as null, and the rest is still read. */
export const textOrNull = v.fallback(v.nullish(v.string(), null), null);

/** A mark that is there only when it is set. */
export const trueOrAbsent = v.exactOptional(v.literal(true));

/** The reply in its shape; undefined where it cannot be read so. */
export function readAs<Output>(
  shape: Shape<Output>,
  reply: unknown,
): { value: Output } | undefined {
  const { success, output } = v.safeParse(shape, reply);
  return success ? { value: output } : undefined;
}

/**
 * `data` of a REST reply that the specification does not use: null where there is none, or none that
 * can be read.
 */
export const unusedReply = <Data>(data: Shape<Data>): Shape<Data | null> =>
  v.fallback(
    v.pipe(
      v.object({ data }),
      v.transform((reply) => reply.data),
    ),
    null as never,
  );

/** `data` of a REST reply that the app needs. */
export const usedReply = <Data>(data: Shape<Data>): Shape<Data> =>
  v.pipe(
    v.object({ data }),
    v.transform((reply) => reply.data),
  );
