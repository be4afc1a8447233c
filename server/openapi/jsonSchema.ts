import { z } from 'zod';

export interface ObjectSchema {
  properties: Record<string, object>;
  /** The names of the properties that must be sent. */
  required: string[];
}

/** The JSON schema of what all these zod schemas of objects accept together. Refinements have no form in it. */
export function jsonSchemaOf(schemas: readonly z.ZodType[]): ObjectSchema {
  const merged: ObjectSchema = { properties: {}, required: [] };
  for (const schema of schemas) {
    const { properties = {}, required = [] } = z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
    });
    Object.assign(merged.properties, properties);
    merged.required.push(...required.filter((name) => isNeeded(schema, name)));
  }
  return merged;
}

/** A property that a schema converts first counts as required, although it may be absent. */
function isNeeded(schema: z.ZodType, name: string): boolean {
  const { error } = schema.safeParse({});
  return error?.issues.some(({ path }) => path[0] === name) ?? false;
}
