import type { SignOnInPage } from '@contract/signIn/signOn';

/** Two providers of single sign-on. People of contoso.example can sign in only through them. */
const PAGE: SignOnInPage = {
  providers: [
    { id: 'entra', name: 'Contoso' },
    { id: 'g-suite', name: 'Google' },
  ],
  enforced_domains: ['contoso.example'],
};

/** Writes the providers into the page of each test, as the server does. */
export function useSignOnInPage(enforcedDomains = PAGE.enforced_domains): void {
  const root = document.createElement('div');
  root.id = 'root';
  root.dataset.signOn = JSON.stringify({ ...PAGE, enforced_domains: enforcedDomains });

  beforeEach(() => document.body.append(root));
  afterEach(() => root.remove());
}
