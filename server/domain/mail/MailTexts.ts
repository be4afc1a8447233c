import type { Role } from '@contract/permissions/roles';
import type { RequestKind } from '@contract/inbox/subjects';
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

/** The contents of the weekly mail; at most 20 entries altogether. */
export interface WeeklyReport {
  name: string;
  /** Own open plan items, the earliest due date first. */
  overdue: readonly ReportedItem[];
  due: readonly ReportedItem[];
  /** Parts of open rounds that the person has not handed in. */
  parts: readonly ReportedPart[];
  /** Open rounds in the company that the person administers. */
  rounds: readonly ReportedRound[];
  /** Open requests to the person, and actions with comments of the last week that mention them. */
  asked: readonly ReportedRequest[];
  mentioned: readonly ReportedMention[];
  /** Drivers that moved last week. */
  moved: readonly ReportedMove[];
  /** Companies that the person compares, the most urgent first. */
  companies: readonly ReportedCompany[];
  /** How many further entries there are. */
  more: number;
  /** Ends the lines about companies. */
  stopCompanies: string;
  /** Opens the plan. */
  link: string;
  /** Ends these mails. */
  unsubscribe: string;
}

/** Asks a person for their opinions in a round. */
export interface RoundInvitation {
  name: string;
  /** The organiser's name; null for one who was removed. */
  organiser: string | null;
  round: string;
  /** The names of the companies about which the person is asked. */
  companies: readonly string[];
  /** A day such as '2026-05-13'. */
  due_on: string;
  hidesNames: boolean;
  isReminder: boolean;
  /** Opens the person's part. */
  link: string;
}

export interface ReportedItem {
  /** With its dotted number. */
  action: string;
  company: string;
  /** A day such as '2026-05-13'. */
  due_on: string;
}

export interface ReportedPart {
  round: string;
  company: string;
  /** A day such as '2026-05-13'. */
  due_on: string;
}

export interface ReportedRound extends ReportedPart {
  asked: number;
  handed_in: number;
}

export interface ReportedRequest {
  kind: RequestKind;
  /** With its dotted number. */
  action: string;
  company: string;
  text: string | null;
  /** The name of the person who asks; null if they were removed. */
  by: string | null;
  /** A day such as '2026-05-13'; null for none. */
  due_on: string | null;
}

export interface ReportedMention {
  /** An action with its dotted number, a review or a round. */
  subject: string;
  company: string;
}

/** Requests that are due soon; at most 20, and the number of further ones, or less than 1 for none. */
export interface Requested {
  name: string;
  requests: readonly ReportedRequest[];
  more: number;
  link: string;
}

export interface ReportedMove {
  /** English: 'Revenue Growth'. */
  driver: string;
  /** 1–10, at the ends of the last two weeks. */
  before: number;
  after: number;
}

/** The news of a company. */
export interface ReportedCompany {
  company: string;
  /** Opens the company. */
  link: string;
  moved: readonly ReportedMove[];
  /** The number of overdue plan items. */
  overdue: number;
  /** English titles of drivers, or Global Average, that have fallen behind their targets. */
  behind: readonly string[];
  /** Open rounds, and how many of their parts are handed in. */
  rounds: readonly { round: string; asked: number; handed_in: number }[];
  /** The names of reviews that were signed. */
  signed: readonly string[];
}

/** The texts of every mail in one language. */
export interface MailTexts {
  invitation: (values: Invitation) => MailContent;
  reset: (values: Linked) => MailContent;
  addressChanged: (values: Addressed) => MailContent;
  confirmAddress: (values: Linked) => MailContent;
  addressChangeRequested: (values: Addressed) => MailContent;
  passwordChanged: (values: { name: string; link: string }) => MailContent;
  passwordRemoved: (values: { name: string; provider: string }) => MailContent;
  secondFactorReset: (values: { name: string; by: string }) => MailContent;
  newDevice: (values: NewDevice) => MailContent;
  weekly: (values: WeeklyReport) => MailContent;
  round: (values: RoundInvitation) => MailContent;
  requested: (values: Requested) => MailContent;
  /** The facts of the report are added to it. */
  report: (reference: string) => Omit<MailContent, 'paragraphs'>;
}
