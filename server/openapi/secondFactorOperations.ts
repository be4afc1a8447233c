import * as factor from '@server/routes/secondFactor/secondFactorFields';
import * as user from '@server/routes/account/userRoutes';
import { z } from 'zod';
import type { Operations } from './Operation';

const USER = '`data`: the person (`User`); sets the session cookie';
const STATE = '`data`: the second factors';
const ADDED = '`data`: `second_factor`, and `recovery_codes` or null';

const factors = z
  .object({
    totp: z.string(),
    recovery_code: z.string(),
    passkey: factor.authenticationResponse,
  })
  .partial();
const proofs = factors.extend({ password: z.string().optional() });

/** Second factors, and the sign-in with them. */
export const SECOND_FACTOR_OPERATIONS: Operations = {
  'GET /auth/sign-in-options': {
    summary: 'The ways to sign in beside a password',
    access: 'guest',
    success: { 200: '`data`: `providers`, `passkeys` and `enforced_domains`' },
  },
  'POST /auth/second-factor': {
    summary: 'The second step of a sign-in, with exactly one factor',
    access: 'guest',
    fields: [factors],
    success: { 200: USER },
    errors: ['UNAUTHENTICATED', 'TOO_MANY_ATTEMPTS'],
  },
  'POST /auth/begin-passkey': {
    summary: 'A challenge for passkeys',
    access: 'guest',
    success: { 200: '`data`: the request options of WebAuthn' },
    errors: ['TOO_MANY_ATTEMPTS'],
    conflicts: ['BAD_USER_INPUT'],
  },
  'POST /auth/passkey': {
    summary: 'Sign in with a passkey and without a password',
    access: 'guest',
    fields: [factor.passkeySignIn],
    success: { 200: USER },
    errors: ['INVALID_CREDENTIALS', 'TOO_MANY_ATTEMPTS'],
    conflicts: ['BAD_USER_INPUT'],
  },
  'POST /auth/prove': {
    summary: 'Prove again who you are, with exactly one of the four',
    access: 'person',
    fields: [proofs],
    success: { 200: '`data.proved_until`: a time' },
    errors: ['TOO_MANY_ATTEMPTS'],
  },
  'GET /user/second-factor': {
    summary: 'Your second factors',
    access: 'person',
    success: { 200: STATE },
  },
  'POST /user/begin-totp': {
    summary: 'Begin to set up an authenticator app',
    access: 'person',
    success: { 200: '`data`: `secret` and `uri`' },
  },
  'POST /user/confirm-totp': {
    summary: 'Finish the set-up of an authenticator app with its first code',
    access: 'person',
    fields: [factor.totpFields],
    success: { 200: ADDED },
  },
  'POST /user/remove-totp': {
    summary: 'Remove your authenticator app',
    access: 'person',
    success: { 200: STATE },
    errors: ['NOT_FOUND'],
    conflicts: ['BAD_USER_INPUT'],
  },
  'POST /user/begin-passkey': {
    summary: 'Begin to add a passkey',
    access: 'person',
    success: { 200: '`data`: the creation options of WebAuthn' },
    conflicts: ['BAD_USER_INPUT'],
  },
  'POST /user/add-passkey': {
    summary: 'Add the passkey that the browser created',
    access: 'person',
    fields: [factor.passkeyFields],
    success: { 201: ADDED },
    conflicts: ['BAD_USER_INPUT'],
  },
  'POST /user/remove-passkey': {
    summary: 'Remove one of your passkeys',
    access: 'person',
    fields: [factor.passkeyKey],
    success: { 200: STATE },
    errors: ['NOT_FOUND'],
    conflicts: ['BAD_USER_INPUT'],
  },
  'POST /user/create-recovery-codes': {
    summary: 'Replace your recovery codes',
    access: 'person',
    success: { 200: ADDED },
    conflicts: ['BAD_USER_INPUT'],
  },
  'POST /user/reset-second-factor': {
    summary: 'Remove all second factors of another person',
    access: 'person',
    fields: [user.userKey],
    success: { 200: '`data.removed`: the number of removed factors' },
    errors: ['NOT_FOUND'],
  },
};
