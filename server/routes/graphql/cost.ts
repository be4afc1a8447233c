import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

const USUAL_COST = 2;

/** Root fields that cost more than the others, by their computing time. */
const COSTS: Partial<Record<string, number>> = {
  graphDrivers: 15,
  portfolio: 15,
  scoreMovement: 15,
  plan: 15,
  dataHealth: 15,
  answers: 14,
  round: 15,
  scenarios: 15,
  weeklyMail: 15,
  proof: 15,
  review: 5,
  myPart: 5,
  roundCandidates: 5,
  rounds: 5,
  modelPreview: 15,
  modelVersions: 5,
  profiles: 5,
  mappings: 5,
  events: 5,
  targets: 5,
  weakestPoint: 5,
  requests: 5,
  tasks: 5,
  notices: 5,
  collaborators: 5,
  workspaces: 2,
  __typename: 0,
};

/** What fields of a root field's type cost in addition, each time that they are selected. */
const INNER_COSTS: Partial<Record<string, Partial<Record<string, number>>>> = {
  // So that one query cannot list all people twice.
  collaborators: { collaborators: 11 },
  workspaces: { companies: 3, collaborators: 11 },
  companies: { average: 1, completed: 1, people: 1 },
};

/**
 * The total cost of a document's root fields and what they select. A fragment counts each time it is used. The document must
 * not have fragments that contain themselves.
 */
export function documentCost({ definitions }: DocumentNode): number {
  const fragments = new Map<string, SelectionSetNode>();
  for (const definition of definitions) {
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    fragments.set(definition.name.value, definition.selectionSet);
  }
  const rootCosts = new Map<string, number>();
  const rootCost = ({ name, selectionSet }: FieldNode): number => {
    const inner = INNER_COSTS[name.value];
    const innerCost = selectionSet && inner ? totalOf(selectionSet, costsIn(inner), new Map()) : 0;
    return (COSTS[name.value] ?? USUAL_COST) + innerCost;
  };
  const costsIn = (costs: Partial<Record<string, number>>) => (node: FieldNode) =>
    costs[node.name.value] ?? 0;

  /** `known` has the costs of the fragments, each of which is summed once. */
  function totalOf(
    { selections }: SelectionSetNode,
    costOf: (node: FieldNode) => number,
    known: Map<string, number>,
  ): number {
    const ofSelection = (node: SelectionNode): number => {
      if (node.kind === Kind.FIELD) return costOf(node);
      if (node.kind === Kind.INLINE_FRAGMENT) return totalOf(node.selectionSet, costOf, known);
      const name = node.name.value;
      const fragment = fragments.get(name);
      const cost = known.get(name) ?? (fragment ? totalOf(fragment, costOf, known) : 0);
      known.set(name, cost);
      return cost;
    };
    return selections.reduce((sum, node) => sum + ofSelection(node), 0);
  }

  return definitions
    .flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? [one.selectionSet] : []))
    .reduce((sum, selectionSet) => sum + totalOf(selectionSet, rootCost, rootCosts), 0);
}
