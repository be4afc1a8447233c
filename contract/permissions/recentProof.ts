/**
 * When a call needs a recent proof of identity from a person with a second factor: always, never, or if its body
 * changes one of these fields.
 */
export type ProofRule = 'always' | 'never' | readonly string[];

/**
 * Every call of the server. What removes people or figures, grants rights, moves people or companies, changes how
 * somebody signs in, ends other sessions or takes all data of a person away needs a recent proof.
 */
export const RECENT_PROOF: Readonly<Record<string, ProofRule>> = {
  'POST /user/delete': 'always',
  'POST /user/erase': 'always',
  'POST /company/delete': 'always',
  'POST /workspace/delete': 'always',

  // Whoever is invited may at least read, and a new link renews an invitation that has expired.
  'POST /user/create': 'always',
  'POST /user/resend-invitation': 'always',
  'PUT /user/update-role': 'always',
  'PUT /workspace/update': ['administrators_reach'],
  'POST /workspace/create': 'always',
  'POST /user/create-token': 'always',

  'PUT /user/change-company': 'always',
  'PUT /company/change-workspaces': 'always',

  'PUT /user/updateUser': ['email', 'new_password'],
  'POST /user/begin-totp': 'always',
  'POST /user/remove-totp': 'always',
  'POST /user/begin-passkey': 'always',
  'POST /user/remove-passkey': 'always',
  'POST /user/create-recovery-codes': 'always',
  'POST /user/reset-second-factor': 'always',
  // These two end a set-up that began with a proof.
  'POST /user/confirm-totp': 'never',
  'POST /user/add-passkey': 'never',

  'POST /auth/logout-session': 'always',
  'POST /auth/logout-others': 'always',
  'POST /user/end-sessions': 'always',

  'POST /user/export': 'always',
  // The app has made the file already, of data that the person may query.
  'POST /download/record': 'never',

  // These calls undo a removal, or take rights away from nobody but the person.
  'PUT /company/reactivate': 'never',
  'PUT /workspace/reactivate': 'never',
  'POST /user/revoke-token': 'never',
  'POST /user/cancel-email': 'never',
  // Mails another link to the address whose change began with a proof.
  'POST /user/resend-email': 'never',

  'POST /graphql': 'never',
  'POST /user/autosave': 'never',
  'POST /answer/confirm': 'never',
  'POST /answers/import': 'never',
  'POST /plan/save': 'never',
  'POST /plan/save-many': 'never',
  'POST /plan/remove': 'never',
  // A version changes nothing but figures, and can be undone.
  'GET /model/export': 'never',
  'POST /model/import': 'never',
  'POST /model/apply': 'never',
  'POST /model/undo': 'never',
  'POST /plan/confirm': 'never',
  'POST /scenario/save': 'never',
  'POST /scenario/remove': 'never',
  'POST /scenario/choose': 'never',
  'POST /user/subscriptions': 'never',
  'POST /profile/save': 'never',
  'POST /profile/remove': 'never',
  'POST /profile/apply': 'never',
  'POST /mapping/save': 'never',
  'POST /mapping/remove': 'never',
  'POST /round/save': 'never',
  'POST /round/preview': 'never',
  'POST /round/open': 'never',
  'POST /round/close': 'never',
  'POST /round/remind': 'never',
  'POST /round/decide': 'never',
  'POST /round/hand-in': 'never',
  'POST /opinion/save': 'never',
  'POST /target/save': 'never',
  'POST /target/remove': 'never',
  'POST /target/restore': 'never',
  'POST /review/take': 'never',
  'POST /review/import': 'never',
  'POST /review/update': 'never',
  'POST /review/remove': 'never',
  'POST /review/sign': 'never',
  'POST /review/withdraw': 'never',
  // Whoever has the link reads the figures without an account.
  'POST /review/share': 'always',
  'POST /review/unshare': 'never',
  'POST /review/verify': 'never',
  'GET /shared/:token': 'never',
  'GET /shared/:token/proof': 'never',
  // Removed evidence can be restored for 14 days.
  'POST /evidence/add': 'never',
  'GET /evidence/:id': 'never',
  'POST /evidence/remove': 'never',
  'POST /evidence/restore': 'never',
  'POST /comment/create': 'never',
  'POST /comment/update': 'never',
  'POST /comment/delete': 'never',
  'POST /comment/resolve': 'never',
  'POST /request/save': 'never',
  'POST /request/cancel': 'never',
  'POST /notice/read': 'never',
  'POST /company/create': 'never',
  'PUT /company/update': 'never',
  'POST /report-error': 'never',
  'GET /report-error/screenshot': 'never',
  'GET /user/second-factor': 'never',
  'GET /user/tokens': 'never',
  'GET /auth/sessions': 'never',
  'GET /uploads/:name': 'never',

  // A proof itself, and calls that sign in or out or are for guests.
  'POST /auth/prove': 'never',
  'GET /auth/user': 'never',
  'POST /auth/login': 'never',
  'POST /auth/second-factor': 'never',
  'POST /auth/begin-passkey': 'never',
  'POST /auth/passkey': 'never',
  'POST /auth/logout': 'never',
  'POST /auth/forgot-password': 'never',
  'POST /auth/reset-password': 'never',
  'GET /auth/sign-in-options': 'never',
  'GET /auth/sso/:provider': 'never',
  'GET /auth/sso/:provider/callback': 'never',
  'POST /auth/sso/:provider/logout': 'never',
  'POST /user/invitation': 'never',
  'PUT /user/email-confirm': 'never',
  'POST /user/confirm-email': 'never',
  'GET /unsubscribe': 'never',
  'POST /unsubscribe': 'never',
  'GET /healthz': 'never',
  'GET /readyz': 'never',
};

/** The rule of a route such as `POST /user/create`. Throws for one that the table lacks. */
export function proofRuleOf(route: string): ProofRule {
  const rule = RECENT_PROOF[route];
  if (rule === undefined) throw new Error(`${route} is missing in the table of recent proofs.`);
  return rule;
}
