import { domainOf } from '@contract/fields/email';
import { SIGN_ON_PROBLEMS, type SignOnInPage, type SignOnProblem } from '@contract/signIn/signOn';
import { useSyncExternalStore } from 'react';

interface SignOn {
  providers: SignOnInPage['providers'];
  /** Why the latest sign-in through a provider failed; null if it did not. */
  problem: SignOnProblem | null;
  /** The path that Login opens after the sign-in; null for the start page. */
  returnTo: string | null;
  /** Whether people with this email address, which may be incomplete, can sign in only through a provider. */
  isEnforcedFor: (email: string) => boolean;
}

const never = () => () => undefined;

/**
 * The options of single sign-on, which the server writes into the page, and the result of a sign-in through a provider,
 * which is in the URL. The prerendered form has neither.
 */
export function useSignOn(): SignOn {
  const written = useSyncExternalStore(never, readPage, () => undefined);
  const search = useSyncExternalStore(never, readSearch, () => '');
  const parameters = new URLSearchParams(search);
  const problemName = parameters.get('sso');
  const { providers, enforced_domains } = parsePage(written);
  return {
    providers,
    problem: SIGN_ON_PROBLEMS.find((problem) => problem === problemName) ?? null,
    returnTo: parameters.get('redirect'),
    isEnforcedFor: (email) => enforced_domains.includes(domainOf(email)),
  };
}

const readPage = () => document.getElementById('root')?.dataset.signOn;
const readSearch = () => window.location.search;

const NONE: SignOnInPage = { providers: [], enforced_domains: [] };

function parsePage(written: string | undefined): SignOnInPage {
  if (!written?.startsWith('{')) return NONE;
  return JSON.parse(written) as SignOnInPage;
}
