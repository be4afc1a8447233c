import { Kind, type DocumentNode, type SelectionNode, type SelectionSetNode } from 'graphql';

const USUAL_COST = 2;

/** Root fields that cost more than the others, by their computing time. */
const COSTS: Partial<Record<string, number>> = {
  graphDrivers: 15,
  portfolio: 15,
  scoreMovement: 15,
  plan: 15,
  dataHealth: 15,
  answers: 5,
  events: 5,
  targets: 5,
  collaborators: 5,
  workspaces: 5,
  __typename: 0,
};

/**
 * The total cost of a document's root fields. A fragment counts each time it is used. The document must
 * not have fragments that contain themselves.
 */
export function documentCost({ definitions }: DocumentNode): number {
  const fragments = new Map<string, SelectionSetNode>();
  for (const definition of definitions) {
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    fragments.set(definition.name.value, definition.selectionSet);
  }
  const known = new Map<string, number>();

  const ofFragment = (name: string): number => {
    const selectionSet = fragments.get(name);
    const cost = known.get(name) ?? (selectionSet ? ofSelections(selectionSet) : 0);
    known.set(name, cost);
    return cost;
  };
  const ofSelection = (node: SelectionNode): number => {
    if (node.kind === Kind.FRAGMENT_SPREAD) return ofFragment(node.name.value);
    if (node.kind === Kind.INLINE_FRAGMENT) return ofSelections(node.selectionSet);
    return COSTS[node.name.value] ?? USUAL_COST;
  };
  const ofSelections = ({ selections }: SelectionSetNode): number =>
    selections.reduce((sum, node) => sum + ofSelection(node), 0);

  return definitions
    .flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? [one.selectionSet] : []))
    .reduce((sum, selectionSet) => sum + ofSelections(selectionSet), 0);
}
