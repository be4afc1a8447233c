import { hashOfSecret } from '../secrets';
import type { ProvidedAccount } from './provider';

/** The id under which the link to an account at a provider is stored. */
export const identityIdOf = ({ issuer, subject }: ProvidedAccount): string =>
  hashOfSecret(JSON.stringify([issuer, subject]));
