import { domainOf } from '@contract/fields/email';
import { SIGN_ON_PROBLEMS, type SignOnInPage, type SignOnProblem } from '@contract/signOn';
import { useSyncExternalStore } from 'react';

interface SignOn {
  providers: SignOnInPage['providers'];
  /** Why the latest sign-in at a provider was refused; null if none was. */
  problem: SignOnProblem | null;
  /** Whether a provider is the only way to sign in with this address, which need not be complete. */
  isEnforcedFor: (email: string) => boolean;
}

const never = () => () => undefined;

/** What the server wrote into the page and its address about single sign-on. The prerendered form has nothing of it. */
export function useSignOn(): SignOn {
  const written = useSyncExternalStore(never, readPage, () => undefined);
  const search = useSyncExternalStore(never, readSearch, () => '');
  const given = new URLSearchParams(search).get('sso');
  const { providers, enforced_domains } = parsePage(written);
  return {
    providers,
    problem: SIGN_ON_PROBLEMS.find((problem) => problem === given) ?? null,
    isEnforcedFor: (email) => enforced_domains.includes(domainOf(email.trim())),
  };
}

const readPage = () => document.getElementById('root')?.dataset.signOn;
const readSearch = () => window.location.search;

const NONE: SignOnInPage = { providers: [], enforced_domains: [] };

function parsePage(written: string | undefined): SignOnInPage {
  if (!written?.startsWith('{')) return NONE;
  return JSON.parse(written) as SignOnInPage;
}
