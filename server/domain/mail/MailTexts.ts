import type { Role } from '@contract/roles';
import type { MailContent } from './layout';

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

export interface Linked {
  name: string;
  link: string;
  /** When the link expires, ISO 8601. */
  expires: string;
}

interface Addressed {
  name: string;
  address: string;
}

/** The texts of every mail in one language. */
export interface MailTexts {
  invitation: (values: Invitation) => MailContent;
  reset: (values: Linked) => MailContent;
  addressChanged: (values: Addressed) => MailContent;
  confirmAddress: (values: Linked) => MailContent;
  addressChangeRequested: (values: Addressed) => MailContent;
  passwordChanged: (values: { name: string; link: string }) => MailContent;
  newDevice: (values: NewDevice) => MailContent;
  /** The facts of the report are added to it. */
  report: (reference: string) => Omit<MailContent, 'paragraphs'>;
}
