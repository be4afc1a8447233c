/** The ids of sites for passkeys are domain names, so a site that is opened by its IP address has none. */
export function canUsePasskeys(): boolean {
  const { hostname } = window.location;
  const isAddress = /^[\d.]+$|:/.test(hostname);
  // Browsers define it on secure sites and on localhost only.
  return typeof window.PublicKeyCredential === 'function' && !isAddress;
}
