import { Kind, type DocumentNode, type SelectionNode, type SelectionSetNode } from 'graphql';
import { LIMITS } from '@contract/limits';
import { documentCost } from './cost';

/** The nesting depth and the number of aliases of a selection. A fragment counts each time it is used. */
interface Extent {
  depth: number;
  aliases: number;
}

const NOTHING: Extent = { depth: 0, aliases: 0 };
const UNLIMITED: Extent = { depth: Infinity, aliases: Infinity };

/** Describes which limit a document exceeds; undefined if none. */
export function boundsProblem(document: DocumentNode): string | undefined {
  const { depth, aliases } = documentExtent(document);
  if (depth > LIMITS.queryDepth) return `The query nests deeper than ${String(LIMITS.queryDepth)}.`;
  if (aliases > LIMITS.queryAliases) {
    return `The query has more than ${String(LIMITS.queryAliases)} aliases.`;
  }
  if (documentCost(document) > LIMITS.queryCost) return 'The query is too expensive.';
  return undefined;
}

function documentExtent({ definitions }: DocumentNode): Extent {
  const fragments = new Map<string, SelectionSetNode>();
  for (const definition of definitions) {
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    fragments.set(definition.name.value, definition.selectionSet);
  }
  // Each fragment is measured once, because nested spreads would take exponential time. A fragment
  // that is found again while it is being measured contains itself.
  const measured = new Map<string, Extent>();

  const ofFragment = (name: string): Extent => {
    const known = measured.get(name);
    if (known) return known;
    const selectionSet = fragments.get(name);
    if (!selectionSet) return NOTHING;
    measured.set(name, UNLIMITED);
    const extent = ofSelections(selectionSet);
    measured.set(name, extent);
    return extent;
  };

  const ofSelection = (node: SelectionNode): Extent => {
    if (node.kind === Kind.FRAGMENT_SPREAD) return ofFragment(node.name.value);
    const inner = node.selectionSet ? ofSelections(node.selectionSet) : NOTHING;
    if (node.kind === Kind.INLINE_FRAGMENT) return inner;
    const aliases = inner.aliases + (node.alias ? 1 : 0);
    // Introspection queries nest deeper than the limit; whether they are allowed is decided elsewhere.
    if (node.name.value.startsWith('__')) return { depth: 1, aliases };
    return { depth: inner.depth + 1, aliases };
  };

  const ofSelections = ({ selections }: SelectionSetNode): Extent =>
    selections.map(ofSelection).reduce(widest, NOTHING);

  return definitions
    .flatMap((one) =>
      one.kind === Kind.OPERATION_DEFINITION ? [ofSelections(one.selectionSet)] : [],
    )
    .reduce(widest, NOTHING);
}

const widest = (a: Extent, b: Extent): Extent => ({
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
});
