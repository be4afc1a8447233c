import type { Express } from 'express';

interface Layer {
  name: string;
  route?: { path: string; methods: Record<string, boolean> };
  handle?: { stack?: Layer[] };
}

/** Every route of an app as `METHOD /path`, including those of nested routers. */
export function routesOf(app: Express): string[] {
  const { stack } = (app as unknown as { _router: { stack: Layer[] } })._router;
  return stack.flatMap(routesIn);
}

function routesIn({ route, handle }: Layer): string[] {
  if (!route) return handle?.stack?.flatMap(routesIn) ?? [];
  return Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`);
}
