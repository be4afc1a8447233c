import type { Mail } from './outbox';

const PRODUCT = 'Value Drivers';
const SIGN_OFF = `Kind regards,\n${PRODUCT}`;

/** The mails of the product. The HTML part has the same text as the plain part. */
export const messages = {
  invitation: (to: string, { link, company }: { link: string; company: string }): Mail =>
    compose(to, `You have been invited to ${PRODUCT}`, [
      'Hello,',
      `You have been invited to work on the assessment of ${company} in ${PRODUCT}.`,
      'Complete your profile and choose a password here:',
      link,
      'The link works once, for 7 days. If you did not expect this invitation, you can ignore this email.',
    ]),

  reset: (to: string, { link, name }: { link: string; name: string }): Mail =>
    compose(to, 'Choose a new password', [
      `Hello ${name},`,
      `We received a request to reset your ${PRODUCT} password. Choose a new password here:`,
      link,
      'The link works once, for 60 minutes. If you did not request this, you can ignore this email; your password stays the same.',
    ]),

  addressChanged: (to: string, { name, address }: { name: string; address: string }): Mail =>
    compose(to, 'Your email address has been changed', [
      `Hello ${name},`,
      `From now on, log in to ${PRODUCT} with ${masked(address)} instead of this address.`,
      'If you did not make this change, contact your administrator immediately.',
    ]),

  confirmAddress: (to: string, { link, name }: { link: string; name: string }): Mail =>
    compose(to, 'Confirm your new address', [
      `Hello ${name},`,
      `please confirm that you want to sign in to ${PRODUCT} with this address:`,
      link,
      'The link works once, for 24 hours. Until then you sign in with your present address. If you did not expect this, you need not do anything.',
    ]),

  addressChangeRequested: (
    to: string,
    { name, address }: { name: string; address: string },
  ): Mail =>
    compose(to, 'A new address for your account', [
      `Hello ${name},`,
      `a change of your address for ${PRODUCT} to ${masked(address)} was requested. It takes effect when the link sent there is opened.`,
      'If it was not you, change your password, which also cancels the change, and tell your administrator.',
    ]),

  passwordChanged: (to: string, { name, link }: { name: string; link: string }): Mail =>
    compose(to, 'Your password has been changed', [
      `Hello ${name},`,
      `the password of your account in ${PRODUCT} has been changed.`,
      'If it was not you, choose a new one here, and tell your administrator:',
      link,
    ]),

  newDevice: (to: string, { name, device, address, at, link }: NewDevice): Mail =>
    compose(to, 'Sign-in from a new device', [
      `Hello ${name},`,
      `your account in ${PRODUCT} was used to sign in on a device for the first time:`,
      [device, address && `Address: ${address}`, `Time: ${formatTime(at)}`]
        .filter(Boolean)
        .join('\n'),
      'If it was you, you need not do anything. If it was not, choose a new password here:',
      link,
    ]),

  report: (to: string, { reference, lines }: { reference: string; lines: string[] }): Mail =>
    compose(to, `Error report ${reference}`, lines),
};

interface NewDevice {
  name: string;
  /** For example "Chrome on Windows". */
  device: string;
  address: string;
  /** ISO 8601. */
  at: string;
  link: string;
}

function compose(to: string, subject: string, paragraphs: string[]): Mail {
  const all = [...paragraphs, SIGN_OFF];
  const html = all.map((text) => `<p>${toHtml(text)}</p>`).join('\n');
  return { to, subject: singleLine(subject), text: `${all.join('\n\n')}\n`, html };
}

/** A paragraph that is an address becomes a link. */
function toHtml(text: string): string {
  const escaped = escapeHtml(text).replaceAll('\n', '<br>');
  return /^https?:\/\/\S+$/.test(text) ? `<a href="${escaped}">${escaped}</a>` : escaped;
}

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Formats a time as "13 May 2026 at 10:00 UTC". */
function formatTime(iso: string): string {
  const time = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${time.format(new Date(iso))} UTC`;
}

const singleLine = (text: string) => text.replace(/\s+/g, ' ');

/** Hides most of an address, because the mail goes to an address that may belong to someone else by now. */
const masked = (address: string) => address.replace(/^(.)[^@]*/, '$1…');
