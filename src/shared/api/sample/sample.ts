const PREFIX = 'sample-';

/** Ids of built-in sample data; no server gives such an id, and none is ever asked for one. */
export function sampleId(name: string): string {
  return PREFIX + name;
}

export function isSampleId(id: unknown): boolean {
  return typeof id === 'string' && id.startsWith(PREFIX);
}
