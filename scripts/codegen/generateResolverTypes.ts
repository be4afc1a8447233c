import {
  buildSchema,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';

const HEADER = `// Made by \`npm run codegen\` from contract/schema.graphql. Do not edit.

type Awaitable<T> = T | Promise<T>;

/** A field's value, or a function that is called only when a query selects the field. */
type Field<T> = T | (() => Awaitable<T>);
`;

const SCALARS: Record<string, string> = {
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
  if (!query) throw new Error('The schema has no Query type.');
  const objects = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => type !== query && !type.name.startsWith('__'));
  return [HEADER, ...objects.map(interfaceOf), resolversOf(query)].join('\n');
}

function interfaceOf(type: GraphQLObjectType): string {
  const fields = Object.values(type.getFields()).map(
    (field) => `  ${field.name}: Field<${outputType(field.type)}>;`,
  );
  return `interface ${type.name} {\n${fields.join('\n')}\n}\n`;
}

function resolversOf(query: GraphQLObjectType): string {
  const fields = Object.values(query.getFields()).map(resolverOf);
  return `export interface QueryResolvers<Context> {\n${fields.join('\n')}\n}\n`;
}

const resolverOf = ({ name, args, type }: GraphQLField<unknown, unknown>) =>
  `  ${name}: (args: { ${args.map(argumentOf).join('; ')} }, context: Context) => Awaitable<${outputType(type)}>;`;

const argumentOf = ({ name, type }: GraphQLArgument) =>
  isNonNullType(type) ? `${name}: ${inputType(type)}` : `${name}?: ${inputType(type)} | null`;

function outputType(type: GraphQLOutputType): string {
  if (!isNonNullType(type)) return `${presentType(type)} | null`;
  return presentType(type.ofType);
}

function presentType(type: GraphQLOutputType): string {
  if (isListType(type)) return `ReadonlyArray<Awaitable<${outputType(type.ofType)}>>`;
  const { name } = getNamedType(type);
  return SCALARS[name] ?? name;
}

function inputType(type: GraphQLInputType): string {
  if (isNonNullType(type)) return inputType(type.ofType);
  if (isListType(type)) {
    const { ofType } = type;
    const item = isNonNullType(ofType) ? inputType(ofType) : `${inputType(ofType)} | null`;
    return `ReadonlyArray<${item}>`;
  }
  const { name } = getNamedType(type);
  const scalar = SCALARS[name];
  if (!scalar) throw new Error(`An argument of type ${name} is not supported.`);
  return scalar;
}
