const PREFIX = 'sample-';

/** An id of built-in sample data. Servers never return such an id, and none is ever sent to them. */
export function sampleId(name: string): string {
  return PREFIX + name;
}

export function isSampleId(id: unknown): boolean {
  return typeof id === 'string' && id.startsWith(PREFIX);
}
