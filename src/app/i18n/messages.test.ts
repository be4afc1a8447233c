import { frameMessages } from './frameMessages';
import { helpPageMessages } from './helpPageMessages';
import { addEnglishMessages, i18n, type Namespace } from './i18n';
import { secondFactorMessages } from './secondFactorMessages';
import { signedInMessages } from './signedInMessages';
import { loadSpanish } from './spanish';

addEnglishMessages(frameMessages);
addEnglishMessages(signedInMessages);
addEnglishMessages(helpPageMessages);
addEnglishMessages(secondFactorMessages);

const NAMESPACES = Object.keys(i18n.getDataByLanguage('en') ?? {}) as Namespace[];

/** Texts that are the same in both languages. */
const SAME_IN_BOTH = [
  'Value Drivers',
  'Editor',
  'General',
  'Error',
  'No',
  'Color',
  'PDF',
  'EXCEL',
  'www.example.com',
  '–',
  'Series',
  'Plan',
  'Plan ({{count}})',
  '{{count}} error',
];

/** Every text of a table, by its path. */
function textsOf(table: unknown, path = ''): [string, string][] {
  if (typeof table === 'string') return [[path, table]];
  return Object.entries(table as object).flatMap(([key, value]) =>
    textsOf(value, path ? `${path}.${key}` : key),
  );
}

const tableOf = (language: string, namespace: Namespace): unknown =>
  i18n.getResourceBundle(language, namespace);

const variablesOf = (text: string) => (text.match(/\{\{.*?\}\}|<.*?>/g) ?? []).toSorted();

beforeAll(() => loadSpanish());

describe.each(NAMESPACES)('the Spanish messages of %s', (namespace) => {
  it('have the variables and tags of the English ones', () => {
    const english = new Map(textsOf(tableOf('en', namespace)));
    for (const [path, text] of textsOf(tableOf('es', namespace))) {
      const original = english.get(path.replace(/_many$/, '_other'));
      expect([path, variablesOf(text)]).toEqual([path, variablesOf(original ?? 'nothing')]);
    }
  });

  it('contain no English and use the formal form of address', () => {
    const spanish = new Map(textsOf(tableOf('es', namespace)));
    const left = textsOf(tableOf('en', namespace)).filter(
      ([path, text]) =>
        !path.endsWith('.computed') &&
        /\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, '')) &&
        spanish.get(path) === text &&
        !SAME_IN_BOTH.includes(text),
    );
    expect(left).toEqual([]);
    for (const text of spanish.values()) {
      expect(text).not.toMatch(/(?<!\p{L})(tú|tus?|te|contigo|tuy[oa]s?)(?!\p{L})/iu);
    }
  });

  it('use Spanish punctuation: paired signs and no straight quotes', () => {
    for (const [, text] of textsOf(tableOf('es', namespace))) {
      expect(text).not.toMatch(/[“”"']/);
      expect([text, text.match(/\?/g)?.length]).toEqual([text, text.match(/¿/g)?.length]);
      expect([text, text.match(/!/g)?.length]).toEqual([text, text.match(/¡/g)?.length]);
    }
  });

  it('have a no-break space before a percent sign, and weeks begin with S', () => {
    for (const [, text] of textsOf(tableOf('es', namespace))) {
      expect(text).not.toMatch(/[\d}] ?%/);
      expect(text).not.toMatch(/\bW(\d|\{\{)/);
    }
  });
});

it.each(NAMESPACES)(
  'the messages of %s use log in and log out instead of sign in and sign out',
  (namespace) => {
    const others = textsOf(tableOf('en', namespace)).filter(([, text]) =>
      /\bsign(s|ed|ing)?[ -](you )?(in|out)\b/i.test(text),
    );
    expect(others).toEqual([]);
  },
);

it('the help articles have the same blocks in both languages', () => {
  const shape = (language: string) =>
    textsOf(tableOf(language, 'help'))
      .map(([path]) => path)
      .filter((path) => path.startsWith('articles.'))
      .toSorted();
  expect(shape('es')).toEqual(shape('en'));
});
