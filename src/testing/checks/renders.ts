/** The part of React's internal fiber that this module reads. */
interface Fiber {
  type: unknown;
  flags: number;
  memoizedProps: object | null;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

interface Rendered {
  name: string;
  props: object;
  /** The names of the surrounding components, the nearest one first. */
  inside: readonly string[];
}

/** React's flag for a component that was called, and not skipped because nothing had changed. */
const CALLED = 1;

let rendered: Rendered[] = [];

// React reports each commit to developer tools if their hook exists when React is loaded.
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    isDisabled: false,
    supportsFiber: true,
    inject: () => 1,
    checkDCE: () => {},
    onCommitFiberUnmount: () => {},
    onCommitFiberRoot: (_id: number, { current }: { current: Fiber }) => collect(current, []),
  },
});

/**
 * Collects the components that were called. React did not enter a subtree whose fiber is identical
 * to the earlier one.
 */
function collect(fiber: Fiber, inside: readonly string[]): void {
  const before = fiber.alternate;
  const name = nameOf(fiber.type);
  if (name && (fiber.flags & CALLED) !== 0) {
    rendered.push({ name, props: fiber.memoizedProps ?? {}, inside });
  }
  if (before && before.child === fiber.child) return;
  const nearer = name ? [name, ...inside] : inside;
  const earlier = new Set(childrenOf(before));
  for (const child of childrenOf(fiber)) if (!earlier.has(child)) collect(child, nearer);
}

function childrenOf(fiber: Fiber | null): Fiber[] {
  const children: Fiber[] = [];
  for (let child = fiber?.child ?? null; child; child = child.sibling) children.push(child);
  return children;
}

/** The name of a component; elements of the page have none here. */
function nameOf(type: unknown): string | undefined {
  if (typeof type === 'function') return type.name;
  const inner = (type as { type?: unknown; render?: unknown } | null)?.type;
  return typeof inner === 'function' ? inner.name : undefined;
}

/** Returns an entry for each call of a component during `act`. */
export async function rendersDuring(act: () => Promise<unknown>): Promise<Rendered[]> {
  rendered = [];
  await act();
  const during = rendered;
  rendered = [];
  return during;
}
