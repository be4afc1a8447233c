import Bowser from 'bowser';

/** The names of a device's browser and operating system; null if unknown. */
export interface DeviceNames {
  browser: string | null;
  os: string | null;
}

/** Parses the first 300 characters of a User-Agent header, a limit that bounds the time. */
export function readUserAgent(userAgent: string | null): DeviceNames {
  if (!userAgent) return { browser: null, os: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, 300));
  return { browser: browser.name || null, os: os.name || null };
}

/** A description for mails, such as "Chrome on Windows". */
export function describeDevice({ userAgent }: { userAgent: string | null }): string {
  const { browser, os } = readUserAgent(userAgent);
  return [browser ?? 'An unknown browser', ...(os === null ? [] : [os])].join(' on ');
}
