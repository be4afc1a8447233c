interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether to load only what is needed now, because the person saves data or the connection is very
 * slow.
 */
export function isCostlyConnection(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
