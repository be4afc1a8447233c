import { codegen } from '@graphql-codegen/core';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import {
  buildSchema,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  OperationTypeNode,
  parse,
  print,
  Source,
  stripIgnoredCharacters,
  validate,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
  type OperationDefinitionNode,
} from 'graphql';

/** A file with operations. `location` is its path, for error messages. */
export interface OperationFile {
  location: string;
  text: string;
}

const header = `// Made by \`npm run codegen\` from contract/schema.graphql and the operations in src. Do not edit.
`;

/** TypeScript with the result type, variables type and document of each operation. */
export async function generateOperations(sdl: string, files: OperationFile[]): Promise<string> {
  const documents = files.map(({ location, text }) => ({
    location,
    document: parse(new Source(text, location)),
  }));
  const definitions = documents.flatMap(({ document }) => document.definitions);
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (operations.length === 0) return `${header}export {};\n`;

  const schema = buildSchema(sdl);
  const errors = validate(schema, { kind: Kind.DOCUMENT, definitions });
  if (errors.length > 0) throw new Error(errors.map(String).join('\n\n'));

  const types = await codegen({
    filename: 'operations.ts',
    schema: parse(sdl),
    documents,
    config: {},
    plugins: [
      { types: { skipTypename: true, scalars: { ID: 'string' }, enumType: 'string-literal' } },
    ],
    pluginMap: { types: typescriptOperations },
  });
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  return [
    header,
    "import { array, boolean, nullOr, number, object, orNull, string, stringOrNull } from '../transport/shapes';",
    "import { TypedDocumentString } from '../transport/TypedDocument';\n",
    withoutHelpers(types),
    ...operations.map((operation) => documentConst(operation, fragments, schema)),
  ].join('\n');
}

/** Removes the plugin's two helper types, which are not used. */
function withoutHelpers(types: string): string {
  return types
    .replace(/\/\*\* Internal type[^]*?(?=export type (?!Incremental))/, '')
    .replace(/Exact<(\{[^]*?\})>;/g, '$1;');
}

function documentConst(
  operation: OperationDefinitionNode,
  all: FragmentDefinitionNode[],
  schema: GraphQLSchema,
): string {
  const name = operation.name?.value;
  if (!name) throw new Error('An operation has no name; use the name from the contract.');
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const kind = operation.operation === OperationTypeNode.QUERY ? 'Query' : 'Mutation';
  const document: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [operation, ...fragmentsOf(operation, all)],
  };
  const root = schema.getRootType(operation.operation);
  if (!root) throw new Error(`The schema has no ${operation.operation}`);
  const shape = shapeOf(operation.selectionSet, root, all, 'nullOr');
  const text = JSON.stringify(stripIgnoredCharacters(print(document)));
  return `export const ${type}Document = new TypedDocumentString<${type}${kind}, ${type}${kind}Variables>('${name}', ${text}, ${shape});`;
}

const SCALARS: Record<string, string> = {
  ID: 'string',
  String: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
};

/** Code that validates a response to these fields, with the functions of `shared/api/transport/shapes.ts`. */
function shapeOf(
  { selections }: SelectionSetNode,
  type: GraphQLObjectType,
  fragments: FragmentDefinitionNode[],
  nullable = 'orNull',
): string {
  const fieldsOf = (set: SelectionSetNode['selections']): string[] =>
    set.flatMap((node) => {
      if (node.kind === Kind.FRAGMENT_SPREAD) {
        const found = fragments.find(({ name }) => name.value === node.name.value);
        return fieldsOf(found?.selectionSet.selections ?? []);
      }
      if (node.kind === Kind.INLINE_FRAGMENT) return fieldsOf(node.selectionSet.selections);
      const field = type.getFields()[node.name.value];
      if (!field) throw new Error(`${type.name} has no field ${node.name.value}`);
      const of = getNamedType(field.type);
      const inner =
        isObjectType(of) && node.selectionSet
          ? shapeOf(node.selectionSet, of, fragments)
          : (SCALARS[of.name] ?? 'string');
      return [`${(node.alias ?? node.name).value}: ${wrapped(field.type, inner, nullable)}`];
    });
  return `object({ ${fieldsOf(selections).join(', ')} })`;
}

function wrapped(type: GraphQLOutputType, inner: string, nullable: string): string {
  if (isNonNullType(type)) {
    return isListType(type.ofType)
      ? `array(${wrapped(type.ofType.ofType, inner, nullable)})`
      : inner;
  }
  if (isListType(type)) return `${nullable}(array(${wrapped(type.ofType, inner, nullable)}))`;
  return inner === 'string' ? 'stringOrNull' : `${nullable}(${inner})`;
}

/** The fragments that an operation spreads, directly or through other fragments. */
function fragmentsOf(
  operation: OperationDefinitionNode,
  all: FragmentDefinitionNode[],
): FragmentDefinitionNode[] {
  const used = new Set<FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode) => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = all.find((candidate) => candidate.name.value === name.value);
        if (!fragment || used.has(fragment)) return;
        used.add(fragment);
        collect(fragment);
      },
    });
  };
  collect(operation);
  return [...used];
}
