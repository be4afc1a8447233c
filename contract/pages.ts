/** Where people sign in. */
export const LOGIN_PAGE = '/login';

/** The other pages that are open to who is not signed in; mails lead to some of them. */
export const OPEN_PAGES: readonly string[] = [
  '/forgot-password',
  '/reset-password',
  '/onboarding',
  '/create-user',
  '/confirm-email',
];
