/** The path, query and hash of an address that begins with '/'; null for anything that would leave the site. */
export function pathOnSite(address: unknown): string | null {
  const origin = 'http://site.invalid';
  if (typeof address !== 'string' || !address.startsWith('/')) return null;
  if (!URL.canParse(address, origin)) return null;
  const { origin: target, pathname, search, hash } = new URL(address, origin);
  // '/.//host' has this origin, but its path '//host' would lead to another one.
  return target === origin && !pathname.startsWith('//') ? pathname + search + hash : null;
}
