import type { SignOnInPage } from '@contract/signOn';

/** Two providers of single sign-on, which are the only way to sign in for people of contoso.example. */
const PAGE: SignOnInPage = {
  providers: [
    { id: 'entra', name: 'Contoso' },
    { id: 'g-suite', name: 'Google' },
  ],
  enforced_domains: ['contoso.example'],
};

/** Writes the providers into the page of each test, as the server does. */
export function useSignOnInPage(): void {
  const root = document.createElement('div');
  root.id = 'root';
  root.dataset.signOn = JSON.stringify(PAGE);

  beforeEach(() => document.body.append(root));
  afterEach(() => root.remove());
}
