import path from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import {
  buildASTSchema,
  concatAST,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  OperationTypeNode,
  parse,
  separateOperations,
  Source,
  validate,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { SCALARS } from './generateResolverTypes';
import { markFeatures } from './markFeatures';

/** A file with operations. `location` is its path, for error messages. */
export interface OperationFile {
  location: string;
  text: string;
}

const HEADER =
  '// Made by `npm run codegen` from contract/schema.graphql and the operations in src. Do not edit.\n\n';

const DOCUMENTS_HEADER = `${HEADER}import * as shapes from '../../transport/shapes';
import { TypedDocumentString } from '../../transport/TypedDocument';
import type * as types from './types';

`;

/**
 * The schema as the app reads it: a number or text that needs a feature is null on a server without it, so that a
 * document can ask for it beside what every server knows.
 */
const withOptionalCounts = (document: DocumentNode): DocumentNode =>
  visit(document, {
    FieldDefinition: (field) => {
      const needsFeature = field.directives?.some(({ name }) => name.value === 'feature');
      const { type } = field;
      if (!needsFeature || type.kind !== Kind.NON_NULL_TYPE) return undefined;
      const isLeaf = type.type.kind === Kind.NAMED_TYPE && type.type.name.value in SCALARS;
      return isLeaf ? { ...field, type: type.type } : undefined;
    },
  });

/**
 * Modules by name: `types` has the types of all results and variables, each file with operations becomes a module with
 * their documents, so that a page loads those of its own features only, and `index` exports everything.
 */
export async function generateOperations(
  sdl: string,
  files: OperationFile[],
): Promise<Record<string, string>> {
  const all = concatAST(files.map(({ location, text }) => parse(new Source(text, location))));
  const clientSdl = withOptionalCounts(parse(sdl));
  const schema = buildASTSchema(clientSdl);
  const errors = validate(schema, all);
  if (errors.length > 0) throw new Error(errors.map(String).join('\n\n'));

  const types = await codegen({
    filename: 'operations.ts',
    schema: clientSdl,
    documents: [{ document: all }],
    config: {},
    plugins: [
      { types: { skipTypename: true, scalars: { ID: 'string' }, enumType: 'string-literal' } },
    ],
    pluginMap: { types: typescriptOperations },
  });
  const documents = separateOperations(all);
  const modules: Record<string, string> = { types: HEADER + withoutHelpers(types) };
  for (const { location, text } of files) {
    const constants = parse(text).definitions.flatMap((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
      const name = definition.name?.value ?? '';
      const document = documents[name];
      return document ? documentConst(name, document, schema) : [];
    });
    const module = path.basename(location, '.graphql');
    if (module in modules) throw new Error(`${location} needs another name: ${module} is taken.`);
    modules[module] = DOCUMENTS_HEADER + constants.join('\n');
  }
  const exports = Object.keys(modules).map((name) => `export * from './${name}';`);
  return { ...modules, index: HEADER + exports.join('\n') };
}

/** Removes the plugin's two helper types, which are not used. */
function withoutHelpers(types: string): string {
  return types
    .replace(/\/\*\* Internal type[^]*?(?=export type (?!Incremental))/, '')
    .replace(/Exact<(\{[^]*?\})>;/g, '$1;');
}

/** `document` contains the operation with this name and the fragments that it uses. */
function documentConst(name: string, { definitions }: DocumentNode, schema: GraphQLSchema): string {
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const root = operation && schema.getRootType(operation.operation);
  if (!name || !root) throw new Error('An operation needs a name, and a type of the schema.');

  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] };
  const { text, needs } = markFeatures(document, schema);
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const result = type + (operation.operation === OperationTypeNode.QUERY ? 'Query' : 'Mutation');
  const shape = shapeOf(root, operation.selectionSet, fragments);
  return `export const ${type}Document = new TypedDocumentString<types.${result}, types.${result}Variables>('${name}', ${JSON.stringify(text)}, ${shape}${needs.length > 0 ? `, ${JSON.stringify(needs)}` : ''});`;
}

/** Code that validates a response to this selection, with the functions of `shared/api/transport/shapes.ts`. */
function shapeOf(
  root: GraphQLObjectType,
  selection: SelectionSetNode,
  fragments: FragmentDefinitionNode[],
): string {
  const objectOf = (type: GraphQLObjectType, set: SelectionSetNode, nullable: string): string => {
    const fieldsOf = ({ selections }: SelectionSetNode): string[] =>
      selections.flatMap((node) => {
        if (node.kind === Kind.INLINE_FRAGMENT) return fieldsOf(node.selectionSet);
        const { value } = node.name;
        if (node.kind === Kind.FRAGMENT_SPREAD) {
          const spread = fragments.filter((fragment) => fragment.name.value === value);
          return spread.flatMap((fragment) => fieldsOf(fragment.selectionSet));
        }
        const field = type.getFields()[value];
        if (!field) throw new Error(`${type.name} has no field ${value}`);
        const isOptional = field.astNode?.directives?.some((one) => one.name.value === 'feature');
        const shape = valueOf(field.type, node.selectionSet, isOptional ? 'orNull' : nullable);
        return `${node.alias?.value ?? value}: ${shape}`;
      });
    return `shapes.object({ ${fieldsOf(set).join(', ')} })`;
  };
  const valueOf = (
    type: GraphQLOutputType,
    set: SelectionSetNode | undefined,
    nullable: string,
  ): string => {
    const present = isNonNullType(type) ? type.ofType : type;
    let shape: string;
    if (isListType(present)) shape = `shapes.array(${valueOf(present.ofType, set, nullable)})`;
    else if (isObjectType(present) && set) shape = objectOf(present, set, 'orNull');
    else shape = `shapes.${SCALARS[present.name] ?? 'string'}`;
    if (isNonNullType(type)) return shape;
    return shape === 'shapes.string' ? 'shapes.stringOrNull' : `shapes.${nullable}(${shape})`;
  };
  return objectOf(root, selection, 'nullOr');
}
