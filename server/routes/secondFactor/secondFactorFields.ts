import { z } from 'zod';
import { plainCode } from '@contract/signIn/oneTimeCode';
import { anyPassword, id, name } from '@server/routes/fields';

/** Enough for every response of an authenticator, which the library checks in detail. */
const ENCODED_LENGTH = 20_000;
const TRANSPORTS = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] as const;

const encoded = z
  .string('This is missing.')
  .min(1)
  .max(ENCODED_LENGTH)
  .regex(/^[\w-]+$/, 'This is not base64url.');
const credential = {
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};
const code = (length: number) =>
  z
    .string('Enter the code.')
    .min(1, 'Enter the code.')
    .max(length, { error: 'This is too long.', abort: true })
    .transform(plainCode)
    .pipe(z.string().min(1, 'Enter the code.'));

const registrationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z
      .array(z.string())
      .max(10)
      .optional()
      .transform((transports) => TRANSPORTS.filter((known) => transports?.includes(known))),
  }),
});
export const authenticationResponse = z.object({
  ...credential,
  response: z
    .object({
      clientDataJSON: encoded,
      authenticatorData: encoded,
      signature: encoded,
      userHandle: encoded.nullish(),
    })
    .transform(({ clientDataJSON, authenticatorData, signature }) => ({
      clientDataJSON,
      authenticatorData,
      signature,
    })),
});

export const totpFields = z.object({ code: code(20) });
export const passkeyFields = z.object({
  name: name('Enter a name.'),
  response: registrationResponse,
});
export const passkeyKey = z.object({ passkey_id: id });
export const passkeySignIn = z.object({ response: authenticationResponse });

const totp = z.strictObject({ totp: code(20) });
const recoveryCode = z.strictObject({ recovery_code: code(60) });
const passkey = z.strictObject({ passkey: authenticationResponse });
const password = z.strictObject({ password: anyPassword });

/** Exactly one factor. */
export const secondFactor = z.union([totp, recoveryCode, passkey]);
export const proof = z.union([password, totp, recoveryCode, passkey]);
