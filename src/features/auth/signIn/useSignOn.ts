import { SIGN_ON_PROBLEMS, type SignOnProblem, type SignOnProvider } from '@contract/signOn';
import { useSyncExternalStore } from 'react';

interface SignOn {
  providers: readonly SignOnProvider[];
  /** Why the latest sign-in at a provider was refused; null if none was. */
  problem: SignOnProblem | null;
}

const never = () => () => undefined;

/** What the server wrote into the page and its address about single sign-on. The prerendered form has nothing of it. */
export function useSignOn(): SignOn {
  const written = useSyncExternalStore(never, readPage, () => undefined);
  const search = useSyncExternalStore(never, readSearch, () => '');
  const given = new URLSearchParams(search).get('sso');
  return {
    providers: providersIn(written),
    problem: SIGN_ON_PROBLEMS.find((problem) => problem === given) ?? null,
  };
}

const readPage = () => document.getElementById('root')?.dataset.signOn;
const readSearch = () => window.location.search;

/** A page of another server has no providers. */
function providersIn(written: string | undefined): readonly SignOnProvider[] {
  if (!written?.startsWith('[')) return [];
  return JSON.parse(written) as SignOnProvider[];
}
