import { i18n } from '@/app/i18n/i18n';

/** Attributes that are read out or shown. */
const READ = ['aria-label', 'placeholder', 'title', 'alt'] as const;

function textsOf(table: unknown): string[] {
  return typeof table === 'string' ? [table] : Object.values(table as object).flatMap(textsOf);
}

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

/** A message as it may stand on a page: anything in the place of what it is told. */
const patternOf = (message: string) =>
  escaped(message)
    .split(/\{\{.*?\}\}/)
    .join('.+');

/** With fewer letters beside its values, as in '{{a}} on {{b}}', a message matches any sentence. */
const FEWEST_LETTERS = 4;

const isRecognizable = (message: string) =>
  message.replaceAll(/\{\{.*?\}\}/g, '').replaceAll(/\P{L}/gu, '').length >= FEWEST_LETTERS;

/** Recognises every English message that Spanish does not have just so. */
function englishOnly(): RegExp {
  const spanish = new Set(textsOf(i18n.getDataByLanguage('es') ?? {}));
  const words = textsOf(i18n.getDataByLanguage('en') ?? {}).filter(
    (text) => !spanish.has(text) && isRecognizable(text),
  );
  return new RegExp(`^(?:${words.map(patternOf).join('|')})$`, 'su');
}

function readableIn(root: Element): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  for (const element of root.querySelectorAll('*')) {
    for (const name of READ) texts.push(element.getAttribute(name) ?? '');
  }
  return texts.map((text) => text.trim()).filter(Boolean);
}

/** What the page still says in English, in sight or to assistive technology; server's words apart. */
export function leftInEnglish(): string[] {
  const english = englishOnly();
  return [...new Set([...readableIn(document.body), document.title])].filter((text) =>
    english.test(text),
  );
}
