import { hashOfSecret } from '../secrets';
import type { ExternalAccount } from './externalAccount';

/** The id under which the link to an account at a provider is stored. */
export const identityIdOf = ({ issuer, subject }: ExternalAccount): string =>
  hashOfSecret(JSON.stringify([issuer, subject]));
