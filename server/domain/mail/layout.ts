import type { Language } from '@contract/language';
import { escapeHtml } from '../escapeHtml';
import type { Mail } from './outbox';

const PRODUCT = 'Value Drivers';

/** A list with a heading, in which each entry begins with a link. */
interface LinkedList {
  heading: string;
  entries: readonly { label: string; link: string; text: string }[];
  /** At the end, an address after a label. */
  end: { label: string; link: string };
}

/** The contents of a mail, without its look. */
export interface MailContent {
  subject: string;
  greeting: string;
  /** Before the button. A line break separates lines of a paragraph. */
  paragraphs: readonly string[];
  /** At most one, so that it is clear what to do. */
  button?: { label: string; link: string } | undefined;
  /** After the paragraphs. */
  list?: LinkedList | undefined;
  /** After the button. */
  notes?: readonly string[];
  /** At the end, a small link that ends mails of this kind. */
  unsubscribe?: { label: string; link: string } | undefined;
}

interface Words {
  signOff: string;
  /** Above the address of the button, for mail programs that show no buttons. */
  otherwise: string;
}

const WORDS: Record<Language, Words> = {
  en: { signOff: 'Kind regards,', otherwise: 'If the button does not work, open this address:' },
  es: { signOff: 'Un saludo,', otherwise: 'Si el botón no funciona, abra esta dirección:' },
};

/** A mail as plain text and as HTML, which contain the same. The address of a link has a line of its own. */
export function composeMail(to: string, language: Language, content: MailContent): Mail {
  return {
    to,
    subject: content.subject.replace(/\s+/g, ' '),
    text: toText(content, WORDS[language]),
    html: toHtml(content, WORDS[language], language),
    ...(content.unsubscribe && { unsubscribe: content.unsubscribe.link }),
  };
}

function toText(content: MailContent, words: Words): string {
  const { greeting, paragraphs, list, button, notes = [], unsubscribe } = content;
  const listed = list ? [listText(list), `${list.end.label}:\n${list.end.link}`] : [];
  const action = button ? [`${button.label}:`, button.link] : [];
  const end = unsubscribe ? [`${unsubscribe.label}:`, unsubscribe.link] : [];
  const parts = [
    ...[greeting, ...paragraphs, ...listed, ...action, ...notes],
    `${words.signOff}\n${PRODUCT}`,
    ...end,
  ];
  return `${parts.join('\n\n')}\n`;
}

const listText = ({ heading, entries }: LinkedList) =>
  [heading, ...entries.map(({ label, link, text }) => `• ${label}: ${text}\n  ${link}`)].join('\n');

const COLORS = { accent: '#6941c6', text: '#1b1b1f', muted: '#5b5b66', canvas: '#f6f6f8' };
const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

/** Mail programs support tables and inline styles, but neither style sheets nor SVG. */
function toHtml(content: MailContent, words: Words, language: Language): string {
  const { subject, greeting, paragraphs, list, button, notes = [], unsubscribe } = content;
  const body = [
    ...[greeting, ...paragraphs].map((text) => paragraph(text, COLORS.text)),
    ...(list ? [listHtml(list), addressHtml(`${list.end.label}:`, list.end.link)] : []),
    ...(button ? [buttonHtml(button)] : []),
    ...notes.map((text) => paragraph(text, COLORS.muted)),
    ...(button ? [addressHtml(words.otherwise, button.link)] : []),
    paragraph(`${words.signOff}\n${PRODUCT}`, COLORS.text),
    ...(unsubscribe ? [addressHtml(`${unsubscribe.label}:`, unsubscribe.link)] : []),
  ];
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 0;background:${COLORS.canvas}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:100%;background:#ffffff;border-radius:12px">
<tr><td style="padding:24px 32px 8px">${logo()}</td></tr>
<tr><td style="padding:8px 32px 24px">
${body.join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

const BAR_HEIGHTS = [8, 13, 18, 24];

/** The product's logo from colored cells, because mail programs block images, and its name. */
function logo(): string {
  const bars = BAR_HEIGHTS.map(
    (height) =>
      `<td valign="bottom" style="padding:0 2px"><div style="width:4px;height:${height}px;background:#ffffff;font-size:0">&nbsp;</div></td>`,
  ).join('');
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td style="padding:6px;background:${COLORS.accent};border-radius:8px"><table role="presentation" cellpadding="0" cellspacing="0"><tr>${bars}</tr></table></td>
<td style="padding-left:12px;${FONT};font-size:18px;font-weight:600;color:${COLORS.text}">${PRODUCT}</td>
</tr></table>`;
}

const paragraph = (text: string, color: string) =>
  `<p style="margin:16px 0;${FONT};font-size:15px;line-height:1.5;color:${color}">${toLines(text)}</p>`;

const listHtml = ({ heading, entries }: LinkedList) => {
  const lines = entries.map(
    ({ label, link, text }) =>
      `• <a href="${escapeHtml(link)}" style="color:${COLORS.accent}">${escapeHtml(label)}:</a> ${escapeHtml(text)}`,
  );
  return `<p style="margin:16px 0;${FONT};font-size:15px;line-height:1.5;color:${COLORS.text}">${[escapeHtml(heading), ...lines].join('<br>')}</p>`;
};

const buttonHtml = ({ label, link }: { label: string; link: string }) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${COLORS.accent};${FONT};font-size:15px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></p>`;

const addressHtml = (otherwise: string, link: string) =>
  `<p style="margin:16px 0;${FONT};font-size:13px;line-height:1.5;color:${COLORS.muted};word-break:break-all">${escapeHtml(otherwise)}<br><a href="${escapeHtml(link)}" style="color:${COLORS.accent}">${escapeHtml(link)}</a></p>`;

const toLines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
