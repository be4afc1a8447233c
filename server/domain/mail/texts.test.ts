import { LANGUAGES } from '@contract/language';
import { messagesIn } from './messages';

const LINK = 'https://drivers.example/onboarding?token=abc';
const EXPIRES = '2026-11-29T10:00:00.000Z';
const INVITATION = {
  link: LINK,
  expires: EXPIRES,
  company: 'Alder & Sons',
  role: 'editor',
  inviter: { name: 'Marta <b>Lindqvist</b>', email: 'marta@demo.example' },
} as const;

const mailsIn = (language: (typeof LANGUAGES)[number]) => {
  const messages = messagesIn(language);
  const linked = { name: 'Priya', link: LINK, expires: EXPIRES };
  const moved = { name: 'Priya', address: 'new.address@demo.example' };
  const device = { name: 'Priya', device: 'Chrome', address: '192.0.2.1', at: EXPIRES, link: LINK };
  const item = { action: '2.1.1 Plan', company: 'Alder & Sons', due_on: '2026-05-12' };
  const request = {
    kind: 'evidence',
    action: '2.1.1 Plan',
    company: 'Alder & Sons',
    text: 'The certificate, please',
    by: 'Ann',
    due_on: '2026-05-20',
  } as const;
  const weekly = {
    name: 'Priya',
    overdue: [item],
    due: [{ ...item, due_on: '2026-05-20' }],
    parts: [{ round: 'Spring', company: 'Alder & Sons', due_on: '2026-05-20' }],
    rounds: [
      { round: 'Spring', company: 'Alder & Sons', due_on: '2026-05-20', asked: 12, handed_in: 7 },
    ],
    asked: [{ ...request, due_on: null, by: null }],
    mentioned: [{ subject: '2.1.2 Ask', company: 'Alder & Sons' }],
    moved: [
      { driver: 'Revenue Growth', before: 5, after: 5.24 },
      { driver: 'Expectations', before: 7.5, after: 7.4 },
    ],
    companies: [
      {
        company: 'Birch <b>& Co</b>',
        link: 'https://drivers.example/company-overview?company=birch',
        moved: [{ driver: 'Operating Margin', before: 5, after: 4.8 }],
        overdue: 3,
        behind: ['Global Average'],
        rounds: [{ round: 'Spring', asked: 12, handed_in: 7 }],
        signed: ['Q2'],
      },
    ],
    stopCompanies: 'https://drivers.example/unsubscribe?token=def&only=companies',
    more: 14,
    link: LINK,
    unsubscribe: 'https://drivers.example/unsubscribe?token=def',
  };
  const round = {
    name: 'Priya',
    organiser: 'Marta <b>Lindqvist</b>',
    round: 'Spring & summer',
    companies: ['Alder & Sons'],
    due_on: '2026-05-20',
    hidesNames: true,
    isReminder: true,
    link: LINK,
  };
  return {
    round: messages.round('a@b.c', round),
    requested: messages.requested('a@b.c', {
      name: 'Priya',
      requests: [request, { ...request, kind: 'answer', text: null }],
      more: 3,
      link: LINK,
    }),
    weekly: messages.weekly('a@b.c', weekly),
    invitation: messages.invitation('a@b.c', INVITATION),
    reset: messages.reset('a@b.c', linked),
    confirmAddress: messages.confirmAddress('a@b.c', linked),
    passwordChanged: messages.passwordChanged('a@b.c', linked),
    passwordRemoved: messages.passwordRemoved('a@b.c', { name: 'Ann', provider: 'Acme' }),
    newDevice: messages.newDevice('a@b.c', device),
    addressChanged: messages.addressChanged('a@b.c', moved),
    addressChangeRequested: messages.addressChangeRequested('a@b.c', moved),
  };
};

const buttonsOf = (html: string) => html.match(/display:inline-block/g) ?? [];

describe.each(LANGUAGES)('Mails in %s', (language) => {
  const mails = Object.entries(mailsIn(language));

  test.each(mails)('%s has its language, the logo and at most one button', (_, { html }) => {
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain('Value Drivers</td>');
    expect(buttonsOf(html)).toHaveLength(html.includes(LINK) ? 1 : 0);
  });

  test.each(mails)('%s says in plain text what it says in HTML', (_, { text, html }) => {
    const addresses = [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address);
    const words = `${html} ${addresses.join(' ')}`
      .replace(/<head>[\s\S]*?<\/head>/, '')
      .replace(/<br>/g, '\n')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
      .replace(/\s+/g, ' ');
    for (const line of text.split('\n').filter(Boolean)) {
      expect(words).toContain(line.replace(/:$/, '').trim());
    }
  });

  test.each(mails)('%s hides most of another address', (_, { text }) => {
    expect(text).not.toContain('new.address@');
  });
});

test('an invitation names who invited whom to what and as what, and when the link expires', () => {
  const { subject, text, html } = mailsIn('en').invitation;
  expect(subject).toBe('Marta <b>Lindqvist</b> invited you to Alder & Sons in Value Drivers');
  expect(text).toContain('(marta@demo.example) has invited you');
  expect(text).toContain('Your role in the company: Editor (can edit actions).');
  expect(text).toContain('until 29 November 2026 at 10:00 UTC');
  expect(html).not.toContain('<b>Lindqvist');
  expect(html).toContain('Alder &amp; Sons');
});

test('the weekly mail lists what is due and what moved, and how to end it', () => {
  const { text, unsubscribe } = mailsIn('en').weekly;
  expect(text).toContain('Overdue:\n• 2.1.1 Plan (Alder & Sons), was due on 12 May\n');
  expect(text).toContain('Due within 14 days:\n• 2.1.1 Plan (Alder & Sons), due on 20 May\n');
  expect(text).toContain('• Revenue Growth rose by 0.2 to 5.2\n• Expectations fell by 0.1 to 7.4');
  expect(text).toContain('… and 14 more.');
  expect(text).toContain(
    'Stop the weekly email:\n\nhttps://drivers.example/unsubscribe?token=def\n',
  );
  expect(unsubscribe).toBe('https://drivers.example/unsubscribe?token=def');
  expect(mailsIn('es').weekly.text).toContain(
    '• Crecimiento de ingresos subió 0,2 hasta 5,2\n• Expectativas bajó 0,1 hasta 7,4',
  );
});

test('the weekly mail has a line about each company, with a link that opens it', () => {
  const { text, html } = mailsIn('en').weekly;
  expect(text).toContain(
    'Your companies:\n• Birch <b>& Co</b>: Global Average has fallen behind its target; 3 overdue; ' +
      'Operating Margin fell by 0.2 to 4.8; Spring: 7 of 12 handed in; review Q2 signed\n' +
      '  https://drivers.example/company-overview?company=birch\n',
  );
  expect(text).toContain('Stop the lines about companies:\nhttps://drivers.example/unsubscribe');
  expect(html).toContain('>Birch &lt;b&gt;&amp; Co&lt;/b&gt;:</a> Global Average');
  expect(mailsIn('es').weekly.text).toContain(
    'Promedio global va ahora por detrás de su objetivo; 3 con retraso; Margen operativo bajó 0,2',
  );
});

test('the mails of a language are in that language', () => {
  expect(mailsIn('es').invitation.text).toContain('le invita a trabajar');
  expect(mailsIn('es').reset.subject).toBe('Elija una contraseña nueva');
});
