import type { Mail } from './outbox';

const PRODUCT = 'Value Drivers';
const SIGN_OFF = `Kind regards,\n${PRODUCT}`;

/** All that the product writes to people. Plain text is what counts; the HTML says the same. */
export const messages = {
  invitation: (to: string, { link, company }: { link: string; company: string }): Mail =>
    compose(to, `You are invited to ${PRODUCT}`, [
      'Hello,',
      `you are invited to work on the assessment of ${company} in ${PRODUCT}.`,
      'Complete your profile and choose a password here:',
      link,
      'The link works once, for 7 days. If you did not expect this, you need not do anything.',
    ]),

  reset: (to: string, { link, name }: { link: string; name: string }): Mail =>
    compose(to, 'Choose a new password', [
      `Hello ${name},`,
      `somebody, hopefully you, asked for a new password for ${PRODUCT}. Choose it here:`,
      link,
      'The link works once, for 60 minutes. If it was not you, your password stays as it is.',
    ]),

  addressChanged: (to: string, { name, address }: { name: string; address: string }): Mail =>
    compose(to, 'Your address has been changed', [
      `Hello ${name},`,
      `from now on you sign in to ${PRODUCT} with ${masked(address)} instead of this address.`,
      'If it was not you, please tell your administrator at once.',
    ]),

  report: (to: string, { reference, lines }: { reference: string; lines: string[] }): Mail =>
    compose(to, `Error report ${reference}`, lines),
};

function compose(to: string, subject: string, paragraphs: string[]): Mail {
  const all = [...paragraphs, SIGN_OFF];
  const html = all.map((text) => `<p>${toHtml(text)}</p>`).join('\n');
  return { to, subject: oneLine(subject), text: `${all.join('\n\n')}\n`, html };
}

/** An address is a link of its own. */
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

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** The old address may be in other hands by now: enough to know it again is enough. */
const masked = (address: string) => address.replace(/^(.)[^@]*/, '$1…');
