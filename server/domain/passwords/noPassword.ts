import type { CredentialRow } from '@server/store/tables';

/** Stored instead of a hash for a person who has no password. It matches no password. */
export const NO_PASSWORD = '';

export const hasPassword = (credential: CredentialRow | undefined): boolean =>
  credential !== undefined && credential.password_hash !== NO_PASSWORD;
