import { LIMITS } from '../limits';
import { UNSEEN } from './names';

/** Characters that are not seen, and those that surround an address or its local part without changing the mailbox. */
const NEVER_PART = new RegExp(`[${UNSEEN}<>"]`, 'gu');
/** What RFC 5322 allows only in a quoted local part; a mail program could read two addresses or a comment. */
const ONLY_QUOTED = /[()[\]:;\\,]|\.\./;
const SURROUNDING_SPACES = /^[ \t\r\n]+|[ \t\r\n]+$/g;
/** Characters at which a URL parser would end the host name, or that it would decode. */
const NOT_IN_HOST = /[/?#%@:\\]/;

const asciiLowerCase = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** NFC again, because removing a character can make its neighbors composable. */
const clean = (text: string) => text.normalize('NFC').replace(NEVER_PART, '').normalize('NFC');

/**
 * The one form in which an email address is stored and compared: NFC, ASCII letters in lower case, the domain in
 * Punycode and without a final dot, and no invisible character, angle bracket or quotation mark.
 */
export function normalEmail(text: string): string {
  const address = asciiLowerCase(clean(text));
  const at = address.lastIndexOf('@');
  if (at === -1) return address;
  const domain = address.slice(at + 1);
  return `${address.slice(0, at)}@${withoutFinalDots(asciiDomain(domain) ?? domain)}`;
}

function withoutFinalDots(domain: string): string {
  let end = domain.length;
  while (domain[end - 1] === '.') end -= 1;
  return domain.slice(0, end);
}

/** The domain of an email address in its normal form; empty without an at sign. */
export function domainOf(email: string): string {
  const address = normalEmail(email);
  const at = address.lastIndexOf('@');
  return at === -1 ? '' : address.slice(at + 1);
}

/** The domain in ASCII; null if it is not a host name. */
function asciiDomain(domain: string): string | null {
  if (domain.length > LIMITS.emailLength || NOT_IN_HOST.test(domain)) return null;
  try {
    return clean(new URL(`http://${domain}`).hostname);
  } catch {
    return null;
  }
}

/**
 * Text, at sign, text, dot, text; §5.8. The checks run in linear time, whereas a single regular expression
 * would take quadratic time on a crafted text. People may sign in with such an address.
 */
export function hasEmailShape(text: string): boolean {
  const address = text.trim();
  const at = address.indexOf('@');
  if (at < 1 || address.includes('@', at + 1) || /\s/.test(address)) return false;
  if (address[at + 1] === '.') return false;
  // There is at least one character before and after the dot.
  const dot = address.indexOf('.', at + 2);
  return dot !== -1 && dot < address.length - 1;
}

/**
 * Whether an address may be stored: it has the shape of one, and is in its normal form but for the case of its letters
 * and for surrounding spaces. Two addresses that look alike or reach the same mailbox are thereby one.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > LIMITS.emailLength) return false;
  const address = text.replace(SURROUNDING_SPACES, '');
  return (
    hasEmailShape(address) &&
    !ONLY_QUOTED.test(address) &&
    asciiDomain(address.slice(address.indexOf('@') + 1)) !== null &&
    normalEmail(address) === asciiLowerCase(address)
  );
}
