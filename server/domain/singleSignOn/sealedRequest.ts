import { hkdfSync } from 'node:crypto';
import { pathOnSite } from '@contract/sitePath';
import { z } from 'zod';
import { seal, unseal } from '@server/domain/seal';
import type { AuthorizationRequest } from './provider';
import type { ProviderSettings } from './settings';

/** The time for a sign-in at the provider. Afterwards the person must start again. */
export const REQUEST_MS = 10 * 60_000;

const schema = z.object({
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  at: z.number(),
});

type Registered = Pick<ProviderSettings, 'id' | 'clientSecret'>;

/** All servers have the client secret, so that one can open what another one has sealed. */
const keyOf = ({ clientSecret }: Registered) =>
  new Uint8Array(hkdfSync('sha256', clientSecret, '', 'sign-on request', 32));

const contextOf = ({ id }: Registered, state: string) => JSON.stringify([id, state]);

/** A request as the browser keeps it in a cookie, which it can neither read nor change. */
export function sealRequest(
  provider: Registered,
  { state, ...request }: AuthorizationRequest,
  now: Date,
): string {
  const text = JSON.stringify({ ...request, at: now.getTime() });
  return seal(keyOf(provider), contextOf(provider, state), text);
}

/** The request of a state; null for a cookie that this product has not made for it, and after ten minutes. */
export function openRequest(
  provider: Registered,
  { state, cookie }: { state: string; cookie: string | null },
  now: Date,
): AuthorizationRequest | null {
  if (cookie === null) return null;
  try {
    const text = unseal(keyOf(provider), contextOf(provider, state), cookie);
    const { at, returnTo, ...request } = schema.parse(JSON.parse(text));
    const age = now.getTime() - at;
    if (age < 0 || age >= REQUEST_MS) return null;
    return { ...request, state, returnTo: pathOnSite(returnTo) ?? '/' };
  } catch {
    return null;
  }
}
