import { buildSchema, isObjectType } from 'graphql';

const HEADER = `// Made by \`npm run codegen\` from contract/schema.graphql. Do not edit.

type Awaitable<T> = T | Promise<T>;

/** A field's value, or a function that is called only when a query selects the field. */
type Field<T> = T | (() => Awaitable<T>);
`;

/** The types of the schema's scalars in TypeScript. */
export const SCALARS: Record<string, string> = {
  ID: 'string',
  String: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
};

/**
 * TypeScript with an interface for each object type that queries return, and `QueryResolvers`,
 * which has one function for each root field.
 */
export function generateResolverTypes(sdl: string): string {
  const schema = buildSchema(sdl);
  const query = schema.getQueryType();
  const objects = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => type !== query && !type.name.startsWith('__'));
  const interfaces = objects.map((object) => {
    const fields = Object.values(object.getFields());
    const members = fields.map(({ name, type }) => `${name}: Field<${codeOf(String(type))}>;`);
    return `interface ${object.name} {\n${members.join('\n')}\n}\n`;
  });
  const resolvers = Object.values(query?.getFields() ?? {}).map((field) => {
    const args = field.args.map(({ name, type }) => {
      const isOptional = !String(type).endsWith('!');
      return `${name}${isOptional ? '?' : ''}: ${codeOf(String(type), true)}`;
    });
    const result = codeOf(String(field.type));
    return `${field.name}: (args: { ${args.join('; ')} }, context: Context) => Awaitable<${result}>;`;
  });
  const root = `export interface QueryResolvers<Context> {\n${resolvers.join('\n')}\n}\n`;
  return [HEADER, ...interfaces, root].join('\n');
}

/** TypeScript for a type of the schema, such as `[Item!]`. A resolver may return promises of the items of a list. */
function codeOf(type: string, isArgument = false): string {
  const present = type.replace(/!$/, '');
  const [, item] = /^\[(.*)\]$/.exec(present) ?? [];
  let code = SCALARS[present] ?? present;
  if (item !== undefined) {
    const itemCode = codeOf(item, isArgument);
    code = `ReadonlyArray<${isArgument ? itemCode : `Awaitable<${itemCode}>`}>`;
  }
  return present === type ? `${code} | null` : code;
}
