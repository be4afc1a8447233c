import { Kind, type DocumentNode, type SelectionNode, type SelectionSetNode } from 'graphql';
import { LIMITS } from '@contract/limits';
import { documentCost } from './cost';

/** How deep a selection nests and how many aliases it has, fragments counted where they are used. */
interface Extent {
  depth: number;
  aliases: number;
}

const NOTHING: Extent = { depth: 0, aliases: 0 };
const ENDLESS: Extent = { depth: Infinity, aliases: Infinity };

/** What is wrong with a document's size; undefined when it keeps within the bounds. */
export function boundsProblem(document: DocumentNode): string | undefined {
  const { depth, aliases } = documentExtent(document);
  if (depth > LIMITS.queryDepth) return `The query nests deeper than ${String(LIMITS.queryDepth)}.`;
  if (aliases > LIMITS.queryAliases) {
    return `The query has more than ${String(LIMITS.queryAliases)} aliases.`;
  }
  if (documentCost(document) > LIMITS.queryCost) return 'The query asks for too much at once.';
  return undefined;
}

function documentExtent({ definitions }: DocumentNode): Extent {
  const fragments = new Map<string, SelectionSetNode>();
  for (const definition of definitions) {
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    fragments.set(definition.name.value, definition.selectionSet);
  }
  // Each fragment is measured once: spreads of spreads would cost exponential time. One that is
  // met again while it is being measured contains itself.
  const measured = new Map<string, Extent>();

  const ofFragment = (name: string): Extent => {
    const known = measured.get(name);
    if (known) return known;
    const selectionSet = fragments.get(name);
    if (!selectionSet) return NOTHING;
    measured.set(name, ENDLESS);
    const extent = ofSelections(selectionSet);
    measured.set(name, extent);
    return extent;
  };

  const ofSelection = (node: SelectionNode): Extent => {
    if (node.kind === Kind.FRAGMENT_SPREAD) return ofFragment(node.name.value);
    const inner = node.selectionSet ? ofSelections(node.selectionSet) : NOTHING;
    if (node.kind === Kind.INLINE_FRAGMENT) return inner;
    const aliases = inner.aliases + (node.alias ? 1 : 0);
    // The schema's own description is a few levels deeper than any data; it is open or shut as a whole.
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
