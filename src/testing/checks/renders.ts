/** One of React's own nodes, as much as is asked of it. */
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
  /** Names of what it stands in, the nearest first. */
  inside: readonly string[];
}

/** React's mark of a component that was called, and did not just keep what it had. */
const CALLED = 1;

let rendered: Rendered[] = [];

// React tells developer tools of each change it made, if there are any when it is loaded.
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

/** Takes note of what was called; a part of the tree that React did not enter is the one it was. */
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

/** Of a component; an element of the page has none here. */
function nameOf(type: unknown): string | undefined {
  if (typeof type === 'function') return type.name;
  const inner = (type as { type?: unknown; render?: unknown } | null)?.type;
  return typeof inner === 'function' ? inner.name : undefined;
}

/** Which components were called, each as often as it was, while something happened. */
export async function rendersDuring(act: () => Promise<unknown>): Promise<Rendered[]> {
  rendered = [];
  await act();
  const during = rendered;
  rendered = [];
  return during;
}
