import type { Language } from '@contract/language';
import type { Role } from '@contract/roles';
import { composeMail } from './layout';
import type { Mail } from './outbox';
import { english } from './texts.en';
import { spanish } from './texts.es';

export interface Invitation {
  link: string;
  /** When the link expires, ISO 8601. */
  expires: string;
  company: string;
  role: Role;
  /** The person who invited the recipient. */
  inviter: { name: string; email: string };
}

export interface NewDevice {
  name: string;
  /** For example "Chrome on Windows". */
  device: string;
  address: string;
  /** ISO 8601. */
  at: string;
  link: string;
}

interface Linked {
  name: string;
  link: string;
  /** When the link expires, ISO 8601. */
  expires: string;
}

const TEXTS = { en: english, es: spanish };

/** The texts of all mails in one language. */
export function messagesIn(language: Language) {
  const texts = TEXTS[language];
  const compose = (to: string, content: Parameters<typeof composeMail>[2]): Mail =>
    composeMail(to, language, content);

  return {
    invitation: (to: string, values: Invitation) => compose(to, texts.invitation(values)),
    reset: (to: string, values: Linked) => compose(to, texts.reset(values)),
    addressChanged: (to: string, { name, address }: { name: string; address: string }) =>
      compose(to, texts.addressChanged({ name, address: masked(address) })),
    confirmAddress: (to: string, values: Linked) => compose(to, texts.confirmAddress(values)),
    addressChangeRequested: (to: string, { name, address }: { name: string; address: string }) =>
      compose(to, texts.addressChangeRequested({ name, address: masked(address) })),
    passwordChanged: (to: string, values: { name: string; link: string }) =>
      compose(to, texts.passwordChanged(values)),
    newDevice: (to: string, values: NewDevice) => compose(to, texts.newDevice(values)),
    report: (to: string, { reference, lines }: { reference: string; lines: string[] }) =>
      compose(to, { ...texts.report(reference), paragraphs: lines }),
  };
}

/** Hides most of an address, because the mail goes to an address that may belong to someone else by now. */
const masked = (address: string) => address.replace(/^(.)[^@]*/, '$1…');
