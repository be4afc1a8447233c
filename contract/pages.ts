/** The page on which people sign in. */
export const LOGIN_PAGE = '/login';

/** The other pages that do not require a session. Mails contain links to some of them. */
export const PUBLIC_PAGES: readonly string[] = [
  '/forgot-password',
  '/reset-password',
  '/onboarding',
  '/create-user',
  '/confirm-email',
];
