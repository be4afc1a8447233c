import Bowser from 'bowser';

/** Program and system of a device by their own names; null where the header does not tell. */
export interface DeviceNames {
  browser: string | null;
  os: string | null;
}

/** Reads a User-Agent header. Only its first 300 characters count, so that the work is bounded. */
export function readUserAgent(userAgent: string | null): DeviceNames {
  if (!userAgent) return { browser: null, os: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, 300));
  return { browser: browser.name || null, os: os.name || null };
}

/** The same for a mail: "Chrome on Windows". */
export function describeDevice({ userAgent }: { userAgent: string | null }): string {
  const { browser, os } = readUserAgent(userAgent);
  return [browser ?? 'An unknown browser', ...(os === null ? [] : [os])].join(' on ');
}
