import { domainOf, isEmailAddress } from '@contract/fields/email';
import { z } from 'zod';

/** A provider of single sign-on that the operator has registered this product with. */
export interface ProviderSettings {
  /** Part of addresses: lower-case letters, digits and hyphens. */
  id: string;
  /** Shown on Login. */
  name: string;
  issuer: URL;
  clientId: string;
  clientSecret: string;
  /** Whether its email addresses count as verified although it does not say so. */
  trustsEmail: boolean;
}

export interface SingleSignOnSettings {
  providers: readonly ProviderSettings[];
  /** People with addresses of these domains cannot sign in with a password. */
  enforcedDomains: readonly string[];
  /** The address of the one administrator who can do so all the same. */
  breakGlass: string | null;
  /** Where and for which domains unknown people get an account, as subscribers; null for nobody. */
  created: { companyId: string; domains: readonly string[] } | null;
}

export const NO_SINGLE_SIGN_ON: SingleSignOnSettings = {
  providers: [],
  enforcedDomains: [],
  breakGlass: null,
  created: null,
};

const PROVIDER_ID = /^[a-z][a-z0-9-]*$/;
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

const words = (text: string | undefined) =>
  (text ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);

const issuer = z
  .string('an https address')
  .refine((text) => URL.canParse(text), 'an https address')
  .transform((text) => new URL(text))
  .refine(
    ({ protocol, hostname }) => protocol === 'https:' || LOOPBACK.includes(hostname),
    'an https address',
  );
const text = z.string('a text').min(1, 'a text');

const schemaOf = (ids: readonly string[]) =>
  z
    .object({
      OIDC_PROVIDERS: z
        .string()
        .optional()
        .refine(() => ids.every((id) => PROVIDER_ID.test(id)), 'names of letters, digits, hyphens')
        .refine(() => new Set(ids).size === ids.length, 'each name once'),
      OIDC_ENFORCED: z.string().optional(),
      OIDC_BREAK_GLASS: z.string().refine(isEmailAddress, 'an email address').optional(),
      OIDC_CREATE: z.enum(['subscriber'], 'subscriber').optional(),
      OIDC_CREATE_COMPANY: z.string().optional(),
      OIDC_CREATE_DOMAINS: z.string().optional(),
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
      message: 'only with OIDC_PROVIDERS',
    })
    .refine(
      ({ OIDC_CREATE, OIDC_CREATE_COMPANY, OIDC_CREATE_DOMAINS }) =>
        !OIDC_CREATE || (OIDC_CREATE_COMPANY && OIDC_CREATE_DOMAINS),
      { path: ['OIDC_CREATE'], message: 'only with OIDC_CREATE_COMPANY and OIDC_CREATE_DOMAINS' },
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
      const given = (name: string) => env[prefixOf(id) + name] ?? '';
      return {
        id,
        name: given('NAME') || id,
        issuer: new URL(given('ISSUER')),
        clientId: given('CLIENT_ID'),
        clientSecret: given('CLIENT_SECRET'),
        trustsEmail: given('TRUST_EMAIL') === 'true',
      };
    }),
    enforcedDomains: words(OIDC_ENFORCED),
    breakGlass: OIDC_BREAK_GLASS?.toLowerCase() ?? null,
    created:
      OIDC_CREATE === undefined
        ? null
        : { companyId: OIDC_CREATE_COMPANY, domains: words(result.data.OIDC_CREATE_DOMAINS) },
  };
}

/** Whether this address can sign in only by single sign-on. */
export const isEnforcedFor = (
  { enforcedDomains, breakGlass }: SingleSignOnSettings,
  email: string,
): boolean => enforcedDomains.includes(domainOf(email)) && email !== breakGlass;

/** The company in which an unknown person with this address gets an account; null if they get none. */
export const companyForNew = ({ created }: SingleSignOnSettings, email: string): string | null =>
  created?.domains.includes(domainOf(email)) ? created.companyId : null;
