interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether nothing should be loaded that may not be needed: the person saves data, or the line is very slow. */
export function isCostlyConnection(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
