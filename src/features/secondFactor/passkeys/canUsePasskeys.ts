/**
 * Whether a passkey can be created here. A passkey belongs to a domain name, so there are none on a site that is opened
 * by its IP address.
 */
export function canUsePasskeys(): boolean {
  const { hostname } = window.location;
  const isAddress = /^[\d.]+$|:/.test(hostname);
  // Browsers define `PublicKeyCredential` only on HTTPS and on localhost.
  return typeof window.PublicKeyCredential === 'function' && !isAddress;
}
