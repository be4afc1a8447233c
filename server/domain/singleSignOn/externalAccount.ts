/** An account at a provider. */
export interface ExternalAccount {
  issuer: string;
  subject: string;
}
