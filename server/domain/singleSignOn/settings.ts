import { domainOf, isEmailAddress, normalEmail } from '@contract/fields/email';
import { z } from 'zod';

/** A provider of single sign-on that the operator has registered this product with. */
export interface ProviderSettings {
  /** Lower-case letters, digits and hyphens; the URLs of this provider contain it. */
  id: string;
  /** Shown on Login. */
  name: string;
  issuer: URL;
  clientId: string;
  clientSecret: string;
  /** Whether its email addresses count as verified if it does not send the claim `email_verified`. */
  trustsEmail: boolean;
}

export interface SingleSignOnSettings {
  providers: readonly ProviderSettings[];
  /** People with email addresses of these domains can sign in only through a provider. */
  enforcedDomains: readonly string[];
  /** The email address of one administrator who may still use a password, for the time when the provider is down. */
  breakGlassEmail: string | null;
  /**
   * Unknown people with email addresses of these domains get an account as subscribers of this company; null if nobody
   * gets one.
   */
  accountCreation: { companyId: string; domains: readonly string[] } | null;
}

export const NO_SINGLE_SIGN_ON: SingleSignOnSettings = {
  providers: [],
  enforcedDomains: [],
  breakGlassEmail: null,
  accountCreation: null,
};

const PROVIDER_ID = /^[a-z][a-z0-9-]*$/;
const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

const words = (text: string | undefined) =>
  (text ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);

const issuer = z
  .string('an https URL')
  .refine((text) => URL.canParse(text), 'an https URL')
  .transform((text) => new URL(text))
  .refine(
    ({ protocol, hostname }) => protocol === 'https:' || LOOPBACK.includes(hostname),
    'an https URL',
  );
const domains = z
  .string()
  .refine(
    (text) => words(text).every((domain) => DOMAIN.test(domain)),
    'domains such as example.com',
  )
  .optional();
const text = z.string('must not be empty').min(1, 'must not be empty');

const schemaOf = (ids: readonly string[]) =>
  z
    .object({
      OIDC_PROVIDERS: z
        .string()
        .optional()
        .refine(() => ids.every((id) => PROVIDER_ID.test(id)), 'names of letters, digits, hyphens')
        .refine(() => new Set(ids).size === ids.length, 'each name once'),
      OIDC_ENFORCED: domains,
      OIDC_BREAK_GLASS: z.string().refine(isEmailAddress, 'an email address').optional(),
      OIDC_CREATE: z.enum(['subscriber'], 'subscriber').optional(),
      OIDC_CREATE_COMPANY: z.string().optional(),
      OIDC_CREATE_DOMAINS: domains,
      ...Object.fromEntries(ids.map((id) => [`${prefixOf(id)}ISSUER`, issuer])),
      ...Object.fromEntries(
        ids.flatMap((id) => [
          [`${prefixOf(id)}CLIENT_ID`, text],
          [`${prefixOf(id)}CLIENT_SECRET`, text],
        ]),
      ),
      ...trustSettings(ids),
    })
    .refine(({ OIDC_ENFORCED }) => !OIDC_ENFORCED || ids.length > 0, {
      path: ['OIDC_ENFORCED'],
      error: 'only with OIDC_PROVIDERS',
    })
    .refine(
      ({ OIDC_CREATE, OIDC_CREATE_COMPANY, OIDC_CREATE_DOMAINS }) =>
        !OIDC_CREATE || (OIDC_CREATE_COMPANY && OIDC_CREATE_DOMAINS),
      { path: ['OIDC_CREATE'], error: 'only with OIDC_CREATE_COMPANY and OIDC_CREATE_DOMAINS' },
    );

const trustSettings = (ids: readonly string[]): object => {
  const trust = z.enum(['true', 'false'], 'true or false').optional();
  return Object.fromEntries(ids.map((id) => [`${prefixOf(id)}TRUST_EMAIL`, trust]));
};

const prefixOf = (id: string) => `OIDC_${id.toUpperCase().replaceAll('-', '_')}_`;

/** Reads the settings of single sign-on. Throws an error that names every invalid one, without secrets. */
export function readSingleSignOn(env: Partial<Record<string, string>>): SingleSignOnSettings {
  const ids = words(env['OIDC_PROVIDERS']);
  const result = schemaOf(ids).safeParse(env);
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => {
      const name = path.join('.');
      const value = name.endsWith('_SECRET') ? '…' : env[name];
      return `  ${name}=${value ?? ''}: ${message}`;
    });
    throw new Error(`These settings cannot be used:\n${problems.join('\n')}`);
  }
  const { OIDC_ENFORCED, OIDC_BREAK_GLASS, OIDC_CREATE, OIDC_CREATE_COMPANY = '' } = result.data;
  return {
    providers: ids.map((id) => {
      const setting = (name: string) => env[prefixOf(id) + name] ?? '';
      return {
        id,
        name: setting('NAME') || id,
        issuer: new URL(setting('ISSUER')),
        clientId: setting('CLIENT_ID'),
        clientSecret: setting('CLIENT_SECRET'),
        trustsEmail: setting('TRUST_EMAIL') === 'true',
      };
    }),
    enforcedDomains: words(OIDC_ENFORCED),
    breakGlassEmail: OIDC_BREAK_GLASS === undefined ? null : normalEmail(OIDC_BREAK_GLASS),
    accountCreation:
      OIDC_CREATE === undefined
        ? null
        : { companyId: OIDC_CREATE_COMPANY, domains: words(result.data.OIDC_CREATE_DOMAINS) },
  };
}

/** Whether the person with this normalized email address may sign in only through a provider. */
export const isSignOnRequired = (
  { enforcedDomains, breakGlassEmail }: SingleSignOnSettings,
  email: string,
): boolean => enforcedDomains.includes(domainOf(email)) && email !== breakGlassEmail;

/** Whether a new address would free a person from signing in through a provider. */
export const leavesSignOn = (
  settings: SingleSignOnSettings,
  { from, to }: { from: string; to: string },
): boolean => settings.enforcedDomains.includes(domainOf(from)) && !isSignOnRequired(settings, to);

/** The id of the company in which an unknown person with this email address gets an account; null if they get none. */
export const companyForNewAccount = (
  { accountCreation }: SingleSignOnSettings,
  email: string,
): string | null =>
  accountCreation?.domains.includes(domainOf(email)) ? accountCreation.companyId : null;
