import { codegen } from '@graphql-codegen/core';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import {
  buildSchema,
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
  type OperationDefinitionNode,
} from 'graphql';

/** A file of operations: where it lies, as named in messages, and what it holds. */
export interface OperationFile {
  location: string;
  text: string;
}

const header = `// Made by \`npm run codegen\` from contract/schema.graphql and the operations in src. Do not edit.
`;

/** TypeScript with, for each operation, the types of its result and variables and its document. */
export async function generateOperations(sdl: string, files: OperationFile[]): Promise<string> {
  const documents = files.map(({ location, text }) => ({
    location,
    document: parse(new Source(text, location)),
  }));
  const definitions = documents.flatMap(({ document }) => document.definitions);
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (operations.length === 0) return `${header}export {};\n`;

  const errors = validate(buildSchema(sdl), { kind: Kind.DOCUMENT, definitions });
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
    "import { TypedDocumentString } from '../TypedDocument';\n",
    withoutHelpers(types),
    ...operations.map((operation) => documentConst(operation, fragments)),
  ].join('\n');
}

/** The plugin's two helper types say nothing that we use. */
function withoutHelpers(types: string): string {
  return types
    .replace(/\/\*\* Internal type[^]*?(?=export type (?!Incremental))/, '')
    .replace(/Exact<(\{[^]*?\})>;/g, '$1;');
}

function documentConst(operation: OperationDefinitionNode, all: FragmentDefinitionNode[]): string {
  const name = operation.name?.value;
  if (!name) throw new Error('An operation without a name: give it the one from the contract.');
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const kind = operation.operation === OperationTypeNode.QUERY ? 'Query' : 'Mutation';
  const document: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [operation, ...fragmentsOf(operation, all)],
  };
  const text = JSON.stringify(stripIgnoredCharacters(print(document)));
  return `export const ${type}Document = new TypedDocumentString<${type}${kind}, ${type}${kind}Variables>('${name}', ${text});`;
}

/** The fragments an operation spreads, directly or through others, each once. */
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
