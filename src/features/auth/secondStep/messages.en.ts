export const proofMessages = {
  title: 'Confirm that it is you',
  againTitle: 'Confirm that it is you',
  againLead: 'This change is sensitive, and you last confirmed your identity some time ago.',
  intro: {
    passkey: 'Use a passkey of this device, your phone or a security key.',
    totp: 'Enter the six digits that your authenticator app shows for this site.',
    recovery_code: 'Enter one of the recovery codes that you saved. Each code works once.',
    password: 'Enter your password.',
  },
  label: {
    totp: 'Code from the app',
    recovery_code: 'Recovery code',
    password: 'Password',
  },
  use: {
    passkey: 'Use a passkey instead',
    totp: 'Use your authenticator app instead',
    recovery_code: 'Use a recovery code instead',
    password: 'Use your password instead',
  },
  submit: 'Confirm',
  usePasskey: 'Use passkey',
  back: 'Back to login',
  codeRequired: 'Enter the code.',
  passwordRequired: 'Enter your password.',
  failed: 'Your identity could not be confirmed. Please try again.',
  passkeyFailed: 'The passkey was not used. Try again or choose another way.',
} as const;
