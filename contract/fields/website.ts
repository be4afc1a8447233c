const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const DOMAIN = `(?:${LABEL}\\.)+[a-z]{2,63}`;
const OCTET = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const IPV4 = `${OCTET}(?:\\.${OCTET}){3}`;
const WEBSITE = new RegExp(
  `^(?:https?://)?(?:${DOMAIN}|localhost|${IPV4})(?::(\\d{1,5}))?(?:[/?#]\\S*)?$`,
  'i',
);
const MAX_PORT = 65_535;

export const WEBSITE_RULE = 'La URL no es válida.';

/**
 * An optional http(s) scheme, a domain with a TLD, localhost or an IPv4 address, an optional port
 * and an optional path; §5.9. Surrounding spaces are ignored.
 */
export function isWebsite(text: string): boolean {
  const match = WEBSITE.exec(text.trim());
  return match !== null && Number(match[1] ?? 0) <= MAX_PORT;
}
