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

/** Null while nobody asks for the renders. */
let rendered: Rendered[] | null = null;

const hook = {
  isDisabled: false,
  supportsFiber: true,
  inject: () => 1,
  checkDCE: () => {},
  onCommitFiberUnmount: () => {},
  onCommitFiberRoot: (_id: number, { current }: { current: Fiber }) => {
    if (rendered) collect(rendered, current, []);
  },
};

// React reports each commit to developer tools if their hook exists when React is loaded. React keeps the hook
// of the worker's first test file.
const page: Window & { __REACT_DEVTOOLS_GLOBAL_HOOK__?: typeof hook } = window;
page.__REACT_DEVTOOLS_GLOBAL_HOOK__ = Object.assign(
  page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ?? {},
  hook,
);

/**
 * Collects the components that were called. React did not enter a subtree whose fiber is identical
 * to the earlier one.
 */
function collect(into: Rendered[], fiber: Fiber, inside: readonly string[]): void {
  const before = fiber.alternate;
  const name = nameOf(fiber.type);
  if (name && (fiber.flags & CALLED) !== 0) {
    into.push({ name, props: fiber.memoizedProps ?? {}, inside });
  }
  if (before && before.child === fiber.child) return;
  const nearer = name ? [name, ...inside] : inside;
  const earlier = new Set(childrenOf(before));
  for (const child of childrenOf(fiber)) if (!earlier.has(child)) collect(into, child, nearer);
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
  const during: Rendered[] = [];
  rendered = during;
  try {
    await act();
  } finally {
    rendered = null;
  }
  return during;
}
