import type { Store } from '@server/store/Store';
import type { SingleSignOnSettings } from './settings';

/** Warnings about settings that do not fit the stored people and companies, for the log at the start. */
export function singleSignOnWarnings(
  store: Store,
  { providers, enforcedDomains, breakGlassEmail, accountCreation }: SingleSignOnSettings,
  { requiresEmailConfirmation }: { requiresEmailConfirmation: boolean },
): Promise<string[]> {
  return store.read(async (tx) => {
    const warnings: string[] = [];
    if (providers.length > 0 && !requiresEmailConfirmation) {
      warnings.push(
        'OIDC_PROVIDERS is set and no mail server is, so nobody can confirm a new email address. ' +
          'People cannot change their addresses until SMTP_URL or SMTP_HOST is set.',
      );
    }
    if (enforcedDomains.length > 0) {
      const [user] =
        breakGlassEmail === null ? [] : await tx.find('users', { email: breakGlassEmail });
      if (!user?.activated || user.role !== 'administrator') {
        warnings.push(
          'OIDC_BREAK_GLASS is not the email address of an administrator with an account. ' +
            'While the provider is down, no administrator of the domains in OIDC_ENFORCED can sign in.',
        );
      }
    }
    if (accountCreation) {
      const company = await tx.get('companies', accountCreation.companyId);
      if (!company?.activated) {
        warnings.push('OIDC_CREATE_COMPANY is not the id of a company, so nobody gets an account.');
      }
    }
    return warnings;
  });
}
