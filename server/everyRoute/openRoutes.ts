/** Routes for guests and for one's own sessions, which have tests of their own. */
export const OPEN = [
  ...['GET /healthz', 'GET /readyz', 'GET /auth/user', 'POST /auth/login', 'POST /auth/logout'],
  ...['POST /auth/forgot-password', 'POST /auth/reset-password', 'PUT /user/email-confirm'],
  'POST /user/invitation',
  'POST /user/confirm-email',
  ...['GET /auth/sessions', 'POST /auth/logout-session'],
  'GET /uploads/:name',
];
