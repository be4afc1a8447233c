import {
  getDirectiveValues,
  isNonNullType,
  Kind,
  print,
  stripIgnoredCharacters,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ArgumentNode,
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLDirective,
  type GraphQLSchema,
  type InputValueDefinitionNode,
  type FieldDefinitionNode,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from 'graphql';
import { FEATURES, type Feature } from '../../contract/features';

/** A part of a document that needs a feature of the server. */
interface Part {
  feature: Feature;
  text: string;
}

const PLACEHOLDER = /\$?feature_(\d+)(?::(?:0|X))?/g;
const NEIGHBORS = /<(\w+):([^<>]*)> ?<\1:/;

interface MarkedDocument {
  /** Each part that needs a feature is enclosed as in `<counts:scored>`; `textFor` removes those that are unknown. */
  text: string;
  /** The features without which the document asks for nothing: those of root fields that are never null. */
  needs: Feature[];
}

/** Finds the parts of a document that a server without some features does not know. */
export function markFeatures(document: DocumentNode, schema: GraphQLSchema): MarkedDocument {
  const parts: Part[] = [];
  const needs = new Set<Feature>();
  const add = (feature: Feature, node: ASTNode) =>
    `feature_${parts.push({ feature, text: stripIgnoredCharacters(print(node)) }) - 1}`;
  const typeInfo = new TypeInfo(schema);
  const directive = directiveOf(schema);
  const featureOf = (definition: Definition | null | undefined) => {
    const name = definition && getDirectiveValues(directive, definition)?.name;
    if (name === undefined) return null;
    const feature = FEATURES.find((one) => one === name);
    if (!feature) throw new Error(`contract/features.ts has no ${JSON.stringify(name)}`);
    return feature;
  };

  const marked = visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field: {
        leave(node): FieldNode | undefined {
          const definition = typeInfo.getFieldDef();
          const feature = featureOf(definition?.astNode);
          const isRoot = typeInfo.getParentType() === schema.getQueryType();
          if (feature && isRoot && isNonNullType(definition?.type)) {
            needs.add(feature);
            return undefined;
          }
          return feature
            ? { kind: Kind.FIELD, name: { kind: Kind.NAME, value: add(feature, node) } }
            : undefined;
        },
      },
      Argument: {
        leave(node): ArgumentNode | undefined {
          const feature = featureOf(typeInfo.getArgument()?.astNode);
          if (!feature) return undefined;
          const name = { kind: Kind.NAME, value: add(feature, node) } as const;
          return { kind: Kind.ARGUMENT, name, value: { kind: Kind.INT, value: '0' } };
        },
      },
    }),
  );

  // A variable that only such parts use is declared with the first of them.
  const declared = visit(marked, {
    VariableDefinition(node): VariableDefinitionNode | undefined {
      const use = new RegExp(`\\$${node.variable.name.value}\\b`);
      const elsewhere = marked.definitions
        .map((one) => print(one.kind === Kind.OPERATION_DEFINITION ? withoutVariables(one) : one))
        .join('');
      const user = parts.find(({ text }) => use.test(text));
      if (use.test(elsewhere) || !user) return undefined;
      const name = { kind: Kind.NAME, value: add(user.feature, node) } as const;
      return {
        kind: Kind.VARIABLE_DEFINITION,
        variable: { kind: Kind.VARIABLE, name },
        type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: 'X' } },
      };
    },
  });
  return {
    text: merged(filled(stripIgnoredCharacters(print(declared)), parts)),
    needs: [...needs],
  };
}

function directiveOf(schema: GraphQLSchema): GraphQLDirective {
  const directive = schema.getDirective('feature');
  if (!directive) throw new Error('The schema has no directive @feature');
  return directive;
}

type Definition = FieldDefinitionNode | InputValueDefinitionNode;

/** Puts the parts in the place of their placeholders. */
const filled = (text: string, parts: readonly Part[]): string =>
  text.replace(PLACEHOLDER, (_, index: string) => {
    const part = parts[Number(index)];
    return part ? `<${part.feature}:${filled(part.text, parts)}>` : '';
  });

/** Joins neighboring parts of one feature. */
function merged(text: string): string {
  const joined = text.replace(NEIGHBORS, '<$1:$2 ');
  return joined === text ? text : merged(joined);
}

const withoutVariables = (operation: OperationDefinitionNode): OperationDefinitionNode => ({
  ...operation,
  variableDefinitions: [],
});
