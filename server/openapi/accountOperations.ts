import * as account from '@server/routes/account/accountRoutes';
import * as apiTokens from '@server/routes/account/apiTokenRoutes';
import * as auth from '@server/routes/account/authRoutes';
import * as email from '@server/routes/account/emailRoutes';
import * as sso from '@server/routes/signOn/singleSignOnRoutes';
import * as user from '@server/routes/account/userRoutes';
import { z } from 'zod';
import type { Operations } from './Operation';

const USER = '`data`: the person (`User`)';

/** Sessions, invitations and one's own account. */
export const ACCOUNT_OPERATIONS: Operations = {
  'GET /auth/user': {
    summary: 'The signed-in person',
    access: 'guest',
    success: {
      200: `${USER}, or null without a session; \`features\`: what the server offers beyond the specification`,
    },
  },
  'POST /auth/login': {
    summary: 'Sign in',
    access: 'guest',
    fields: [auth.loginSchema],
    success: { 200: `${USER}; sets the session cookie` },
    errors: ['INVALID_CREDENTIALS', 'SECOND_FACTOR_REQUIRED', 'TOO_MANY_ATTEMPTS'],
  },
  'GET /auth/sso/:provider': {
    summary: 'Sign in at a provider of single sign-on; browsers open it as a page',
    access: 'guest',
    fields: [z.object({ redirect: z.string().optional() })],
    success: { 303: 'Leads to the provider, or to Login, which explains why not' },
    replyType: null,
    errors: ['NOT_FOUND'],
  },
  'GET /auth/sso/:provider/callback': {
    summary: 'Where the provider sends the browser back to; opens a session',
    access: 'guest',
    success: { 303: 'Leads to the requested page, or to Login, which explains why not' },
    replyType: null,
    errors: ['NOT_FOUND'],
  },
  'POST /auth/sso/:provider/logout': {
    summary: 'Back-channel logout: the provider tells that a person signed out',
    access: 'guest',
    fields: [sso.logoutFields],
    success: { 204: 'The sessions of the person have ended, or there were none' },
    replyType: null,
    errors: ['NOT_FOUND'],
  },
  'POST /auth/logout': {
    summary: 'Sign out',
    access: 'guest',
    success: { 204: 'Signed out, or there was no session' },
    replyType: null,
  },
  'GET /auth/sessions': {
    summary: 'Your sessions',
    access: 'person',
    success: { 200: '`data`: a list of sessions' },
  },
  'POST /auth/logout-session': {
    summary: 'End one of your sessions',
    access: 'person',
    fields: [auth.sessionKey],
    success: { 200: '`data.ended`: the number of ended sessions' },
    errors: ['NOT_FOUND'],
  },
  'POST /auth/logout-others': {
    summary: 'End all your other sessions',
    access: 'person',
    success: { 200: '`data.ended`: the number of ended sessions' },
  },
  'POST /auth/forgot-password': {
    summary: 'Mail a link for a new password',
    access: 'guest',
    fields: [auth.forgotSchema],
    success: { 200: '`message`; the same for unknown addresses' },
    errors: ['TOO_MANY_ATTEMPTS'],
  },
  'POST /auth/reset-password': {
    summary: 'Set a new password with a mailed link',
    access: 'guest',
    fields: [auth.resetSchema],
    success: { 200: '`message`' },
    errors: ['TOKEN_INVALID', 'TOO_MANY_ATTEMPTS'],
  },
  'POST /user/invitation': {
    summary: 'Read an invitation by its link',
    access: 'guest',
    fields: [user.invitationLink],
    success: { 200: '`data`: `email` and `company_name`' },
    errors: ['TOKEN_INVALID', 'TOO_MANY_ATTEMPTS'],
  },
  'PUT /user/email-confirm': {
    summary: 'Accept an invitation',
    access: 'guest',
    fields: [user.profile],
    success: { 201: '`error`: null' },
    errors: ['TOKEN_INVALID', 'TOO_MANY_ATTEMPTS'],
  },
  'POST /user/confirm-email': {
    summary: 'Confirm a new email address with a mailed link',
    access: 'guest',
    fields: [email.linkSchema],
    success: { 200: '`data`: null' },
    errors: ['TOKEN_INVALID', 'EMAIL_TAKEN', 'TOO_MANY_ATTEMPTS'],
  },
  'POST /user/resend-email': {
    summary: 'Mail another link for the new email address',
    access: 'person',
    success: { 200: USER },
    errors: ['BAD_USER_INPUT', 'TOO_MANY_ATTEMPTS'],
  },
  'POST /user/cancel-email': {
    summary: 'Keep the current email address',
    access: 'person',
    success: { 200: USER },
  },
  'PUT /user/updateUser': {
    summary: 'Change your account',
    access: 'person',
    fields: [z.object({ id: z.string() }), account.accountFields],
    type: 'multipart/form-data',
    file: 'profile_picture',
    success: { 200: `${USER}, \`error\`: null` },
    errors: ['EMAIL_TAKEN', 'TOO_MANY_ATTEMPTS'],
  },
  'POST /user/subscriptions': {
    summary: 'Choose the companies about which the own weekly mail has lines',
    access: 'person',
    fields: [account.subscriptionFields],
    success: { 200: USER },
    errors: ['NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  },
  'POST /user/export': {
    summary: 'Download your data',
    access: 'person',
    success: { 200: 'A ZIP archive' },
    replyType: 'application/zip',
    errors: ['TOO_MANY_ATTEMPTS'],
  },
  'GET /user/tokens': {
    summary: 'Your API tokens',
    access: 'person',
    success: { 200: '`data`: a list of tokens without their secrets' },
  },
  'POST /user/create-token': {
    summary: 'Create an API token',
    access: 'person',
    fields: [apiTokens.place, apiTokens.tokenFields],
    success: { 201: '`data`: `token`, and `secret`, which is in no other reply' },
    errors: ['NOT_FOUND'],
    conflicts: ['BAD_USER_INPUT'],
  },
  'POST /user/revoke-token': {
    summary: 'Revoke an API token',
    access: 'person',
    fields: [apiTokens.tokenKey],
    success: { 200: '`data.revoked`: 1' },
    errors: ['NOT_FOUND'],
  },
  'POST /report-error': {
    summary: 'Report an error of the product',
    access: 'person',
    fields: [account.reportFields],
    type: 'multipart/form-data',
    file: 'screenshot',
    success: { 201: '`data.reference`: the reference number' },
    errors: ['TOO_MANY_ATTEMPTS'],
  },
  'GET /report-error/screenshot': {
    summary: 'The picture of an error report, for administrators',
    access: 'person',
    fields: [account.screenshotKey],
    success: { 200: 'The picture' },
    replyType: 'image/*',
    errors: ['NOT_FOUND'],
  },
  'GET /unsubscribe': {
    summary: 'The page that asks whether to end the weekly mail',
    access: 'guest',
    fields: [z.object({ token: z.string() })],
    success: { 200: 'The page' },
    replyType: 'text/html',
    errors: ['TOKEN_INVALID'],
  },
  'POST /unsubscribe': {
    summary: 'End the weekly mail; the token is in the query string',
    access: 'guest',
    success: { 200: 'A page' },
    replyType: 'text/html',
    errors: ['TOKEN_INVALID'],
  },
};
