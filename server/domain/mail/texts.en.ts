import { section } from './section';
import type { MailTexts, ReportedCompany, ReportedMove, ReportedRequest } from './MailTexts';
import { dayIn, decimalIn, momentIn } from './moment';

const moment = momentIn('en-GB');
const day = dayIn('en-GB');
const decimal = decimalIn('en-GB');

const ROLES = {
  administrator: 'Administrator (full edition capabilities)',
  editor: 'Editor (can edit actions)',
  subscriber: 'Subscriber (can only view)',
};

const ASKED = {
  evidence: 'evidence on',
  answer: 'a score of',
  comment: 'a comment on',
};

const lineOf = ({ kind, action, company, by, due_on }: ReportedRequest): string =>
  `${by ?? 'A former member'} asks for ${ASKED[kind]} ${action} (${company})` +
  (due_on === null ? '' : `, due on ${day(due_on)}`);

const moveText = ({ driver, before, after }: ReportedMove): string => {
  const verb = after > before ? 'rose' : 'fell';
  return `${driver} ${verb} by ${decimal(Math.abs(after - before))} to ${decimal(after)}`;
};

const newsOf = ({ moved, overdue, behind, rounds, signed }: ReportedCompany): string =>
  [
    ...behind.map((driver) => `${driver} has fallen behind its target`),
    ...(overdue > 0 ? [`${String(overdue)} overdue`] : []),
    ...moved.map(moveText),
    ...rounds.map(
      ({ round, ...counts }) =>
        `${round}: ${String(counts.handed_in)} of ${String(counts.asked)} handed in`,
    ),
    ...signed.map((review) => `review ${review} signed`),
  ].join('; ');

export const english: MailTexts = {
  invitation: ({ link, expires, company, role, inviter }) => ({
    subject: `${inviter.name} invited you to ${company} in Value Drivers`,
    greeting: 'Hello,',
    paragraphs: [
      `${inviter.name} (${inviter.email}) has invited you to work on the assessment of ${company} in Value Drivers.`,
      `Your role in the company: ${ROLES[role]}.`,
    ],
    button: { label: 'Complete your profile', link },
    notes: [
      `The link works once, until ${moment(expires)}. If you did not expect this invitation, you can ignore this email.`,
    ],
  }),

  reset: ({ link, name, expires }) => ({
    subject: 'Choose a new password',
    greeting: `Hello ${name},`,
    paragraphs: ['We received a request to reset your Value Drivers password.'],
    button: { label: 'Choose a new password', link },
    notes: [
      `The link works once, until ${moment(expires)}. If you did not request this, you can ignore this email; your password stays the same.`,
    ],
  }),

  addressChanged: ({ name, address }) => ({
    subject: 'Your email address has been changed',
    greeting: `Hello ${name},`,
    paragraphs: [
      `From now on, log in to Value Drivers with ${address} instead of this address.`,
      'If you did not make this change, contact your administrator immediately.',
    ],
  }),

  confirmAddress: ({ link, name, expires }) => ({
    subject: 'Confirm your new email address',
    greeting: `Hello ${name},`,
    paragraphs: ['Confirm that you want to use this address for your Value Drivers account.'],
    button: { label: 'Confirm this address', link },
    notes: [
      `The link works once, until ${moment(expires)}. Until you open it, log in with your current address. If you did not request this, you can ignore this email.`,
    ],
  }),

  addressChangeRequested: ({ name, address }) => ({
    subject: 'Your email address is about to change',
    greeting: `Hello ${name},`,
    paragraphs: [
      `We received a request to change the email address of your Value Drivers account to ${address}. The change takes effect when the link that we sent there is opened.`,
      'If you did not request this, change your password, which also cancels the request, and contact your administrator.',
    ],
  }),

  passwordChanged: ({ name, link }) => ({
    subject: 'Your password has been changed',
    greeting: `Hello ${name},`,
    paragraphs: [
      'The password of your Value Drivers account has been changed.',
      'If you did not make this change, choose a new password and contact your administrator.',
    ],
    button: { label: 'Choose a new password', link },
  }),

  passwordRemoved: ({ name, provider }) => ({
    subject: 'Your password has been removed',
    greeting: `Hello ${name},`,
    paragraphs: [
      `You have logged in to Value Drivers through ${provider}. Your previous password no longer works.`,
      `You can set a new one in My account within 15 minutes after you log in through ${provider}, unless your organization does not allow passwords.`,
      'If you did not log in, contact your administrator.',
    ],
  }),

  secondFactorReset: ({ name, by }) => ({
    subject: 'Your second factors have been removed',
    greeting: `Hello ${name},`,
    paragraphs: [
      `${by} removed the passkeys, the authenticator app and the recovery codes of your Value Drivers account. Until you set up a second factor again, your password is enough to log in.`,
      'If you did not ask for this, contact your administrator.',
    ],
  }),

  newDevice: ({ name, device, address, at, link }) => ({
    subject: 'New login to your account',
    greeting: `Hello ${name},`,
    paragraphs: [
      'Someone logged in to your Value Drivers account from a new device:',
      [device, address && `Address: ${address}`, `Time: ${moment(at)}`].filter(Boolean).join('\n'),
      'If this was you, there is nothing to do. If not, choose a new password.',
    ],
    button: { label: 'Choose a new password', link },
  }),

  requested: ({ name, requests, more, link }) => ({
    subject:
      requests.length === 1
        ? 'You are asked for something'
        : `You are asked for ${String(requests.length + Math.max(0, more))} things`,
    greeting: `Hello ${name},`,
    paragraphs: [
      ...requests.map((one) => [lineOf(one), one.text].filter(Boolean).join('\n')),
      ...(more > 0 ? [`… and ${String(more)} more.`] : []),
    ],
    button: { label: 'Open the inbox', link },
  }),

  weekly: ({
    name,
    overdue,
    due,
    asked,
    mentioned,
    parts,
    rounds,
    moved,
    companies,
    more,
    link,
    stopCompanies,
    unsubscribe,
  }) => ({
    subject: 'Your actions and figures this week',
    greeting: `Hello ${name},`,
    paragraphs: [
      ...section(
        'Overdue:',
        overdue.map((item) => `${item.action} (${item.company}), was due on ${day(item.due_on)}`),
      ),
      ...section(
        'Due within 14 days:',
        due.map((item) => `${item.action} (${item.company}), due on ${day(item.due_on)}`),
      ),
      ...section('Asked of you:', asked.map(lineOf)),
      ...section(
        'Comments that mention you:',
        mentioned.map(({ subject, company }) => `${subject} (${company})`),
      ),
      ...section(
        'Waiting for your opinion:',
        parts.map(({ round, company, due_on }) => `${round} (${company}), due on ${day(due_on)}`),
      ),
      ...section(
        'Open rounds:',
        rounds.map(({ round, company, due_on, ...counts }) => {
          const progress = `${String(counts.handed_in)} of ${String(counts.asked)} handed in`;
          return `${round} (${company}): ${progress}, due on ${day(due_on)}`;
        }),
      ),
      ...section('Moved last week:', moved.map(moveText)),
      ...(more > 0 ? [`… and ${String(more)} more.`] : []),
    ],
    list:
      companies.length === 0
        ? undefined
        : {
            heading: 'Your companies:',
            entries: companies.map((one) => ({
              label: one.company,
              link: one.link,
              text: newsOf(one),
            })),
            end: { label: 'Stop the lines about companies', link: stopCompanies },
          },
    button: { label: 'Open the plan', link },
    notes: ['You receive this email on Mondays, and only if there is something to report.'],
    unsubscribe: { label: 'Stop the weekly email', link: unsubscribe },
  }),

  round: ({ name, organiser, round, companies, due_on, hidesNames, isReminder, link }) => ({
    subject: isReminder ? `Reminder: your opinions for ${round}` : `Your opinions for ${round}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `${organiser ?? 'The organiser'} asks you to score your part of ${companies.join(', ')} by ${day(due_on)}.`,
      'Score on your own: until the round is closed nobody sees the opinions of others, not even the organiser.',
      ...(hidesNames ? ['Your name will not be shown beside your opinions.'] : []),
    ],
    button: { label: 'Score my part', link },
    notes: ['You receive at most two emails about this round.'],
  }),

  report: (reference) => ({ subject: `Error report ${reference}`, greeting: 'Hello,' }),
};
