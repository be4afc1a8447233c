import type { Language } from '@contract/language';
import { composeMail } from './layout';
import type {
  Invitation,
  Linked,
  MailTexts,
  NewDevice,
  RoundInvitation,
  Requested,
  WeeklyReport,
} from './MailTexts';
import type { Mail } from './outbox';
import { english } from './texts.en';
import { spanish } from './texts.es';

const TEXTS: Record<Language, MailTexts> = { en: english, es: spanish };

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
    passwordRemoved: (to: string, values: { name: string; provider: string }) =>
      compose(to, texts.passwordRemoved(values)),
    secondFactorReset: (to: string, values: { name: string; by: string }) =>
      compose(to, texts.secondFactorReset(values)),
    newDevice: (to: string, values: NewDevice) => compose(to, texts.newDevice(values)),
    weekly: (to: string, values: WeeklyReport) => compose(to, texts.weekly(values)),
    round: (to: string, values: RoundInvitation) => compose(to, texts.round(values)),
    requested: (to: string, values: Requested) => compose(to, texts.requested(values)),
    report: (to: string, { reference, lines }: { reference: string; lines: string[] }) =>
      compose(to, { ...texts.report(reference), paragraphs: lines }),
  };
}

/** Hides most of an address, because the mail goes to an address that may belong to someone else by now. */
const masked = (address: string) => address.replace(/^(.)[^@]*/, '$1…');
