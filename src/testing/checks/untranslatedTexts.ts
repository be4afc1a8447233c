import { i18n } from '@/app/i18n/i18n';

/** Attributes that are displayed or read by screen readers. */
const READABLE_ATTRIBUTES = ['aria-label', 'placeholder', 'title', 'alt'] as const;

function textsOf(table: unknown): string[] {
  return typeof table === 'string' ? [table] : Object.values(table as object).flatMap(textsOf);
}

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

/** A pattern for the message on a page; it accepts any text in the place of an interpolated value. */
const patternOf = (message: string) =>
  escaped(message)
    .split(/\{\{.*?\}\}/)
    .join('.+');

/**
 * A message with fewer letters outside its values, such as '{{a}} on {{b}}' or 'Select {{name}}', would match the
 * names of actions, which are in English in every language.
 */
const MIN_LETTERS = 8;

const isRecognizable = (message: string) =>
  message.replaceAll(/\{\{.*?\}\}/g, '').replaceAll(/\P{L}/gu, '').length >= MIN_LETTERS;

/** A pattern for every English message whose Spanish translation differs. */
function englishOnly(): RegExp {
  const spanish = new Set(textsOf(i18n.getDataByLanguage('es') ?? {}));
  const messages = textsOf(i18n.getDataByLanguage('en') ?? {}).filter(
    (text) => !spanish.has(text) && isRecognizable(text),
  );
  return new RegExp(`^(?:${messages.map(patternOf).join('|')})$`, 'su');
}

function readableIn(root: Element): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  for (const element of root.querySelectorAll('*')) {
    for (const name of READABLE_ATTRIBUTES) texts.push(element.getAttribute(name) ?? '');
  }
  return texts.map((text) => text.trim()).filter(Boolean);
}

/**
 * The English texts that are visible on the page or readable by assistive technology, except the
 * server's messages.
 */
export function untranslatedTexts(): string[] {
  const english = englishOnly();
  return [...new Set([...readableIn(document.body), document.title])].filter((text) =>
    english.test(text),
  );
}
