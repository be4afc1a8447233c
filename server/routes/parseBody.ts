import type { z } from 'zod';
import { badFields, badInput } from '@server/domain/errors';

/** Validates a body; BAD_USER_INPUT with the first message of each invalid field. */
export function parseBody<S extends z.ZodType>(schema: S, body: unknown): z.infer<S> {
  const result = schema.safeParse(body ?? {});
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) {
    if (path.length === 0) throw badInput('The request could not be read.');
    fields[path.join('.')] ??= message;
  }
  throw badFields(fields);
}
