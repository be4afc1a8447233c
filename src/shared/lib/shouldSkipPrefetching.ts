interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether to skip prefetching, because the browser is set to save data or the connection is very
 * slow.
 */
export function shouldSkipPrefetching(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
