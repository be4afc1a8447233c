import { COMPANY, everyone, OK_OR_UNKNOWN, PLACES, type Call } from './call';

const own = (route: string, success: number, body: Record<string, unknown> = {}): Call => ({
  route,
  body: () => body,
  on: 'nothing',
  may: everyone,
  success,
  deactivatedMay: PLACES,
});

/** The test server has no host name, so that no passkeys can be made for it: 409. */
export const SECOND_FACTOR_CALLS: Call[] = [
  own('GET /user/second-factor', 200),
  own('POST /user/begin-totp', 200),
  own('POST /user/confirm-totp', 400, { code: '000000' }),
  own('POST /user/remove-totp', 404),
  own('POST /user/begin-passkey', 409),
  own('POST /user/add-passkey', 409, { name: 'Key', response: {} }),
  own('POST /user/remove-passkey', 404, { passkey_id: 'unknown' }),
  own('POST /user/create-recovery-codes', 409),
  own('POST /auth/prove', 400, { totp: '000000' }),
  {
    route: 'POST /user/reset-second-factor',
    body: (place) => ({ user_id: `target-${COMPANY[place]}` }),
    on: 'person',
    may: { own: 'CW', same: 'W', deactivated: 'W' },
    success: OK_OR_UNKNOWN,
  },
];
