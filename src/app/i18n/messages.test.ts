import { frameWords } from './frameMessages';
import { helpWords } from './helpPageMessages';
import { addEnglish, i18n, type Feature } from './i18n';
import { signedInWords } from './signedInMessages';
import { loadSpanish } from './spanish';

addEnglish(frameWords);
addEnglish(signedInWords);
addEnglish(helpWords);

const FEATURES = Object.keys(i18n.getDataByLanguage('en') ?? {}) as Feature[];

/** The same in both languages, and rightly so. */
const ALIKE = [
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
];

/** Every text of a table, by its path. */
function textsOf(table: unknown, path = ''): [string, string][] {
  if (typeof table === 'string') return [[path, table]];
  return Object.entries(table as object).flatMap(([key, value]) =>
    textsOf(value, path ? `${path}.${key}` : key),
  );
}

const tableOf = (language: string, feature: Feature): unknown =>
  i18n.getResourceBundle(language, feature);

const variablesOf = (text: string) => (text.match(/\{\{.*?\}\}|<.*?>/g) ?? []).toSorted();

beforeAll(() => loadSpanish());

describe.each(FEATURES)('What %s says in Spanish', (feature) => {
  it('names the same figures as in English, with the same tags', () => {
    const english = new Map(textsOf(tableOf('en', feature)));
    for (const [path, text] of textsOf(tableOf('es', feature))) {
      const original = english.get(path.replace(/_many$/, '_other'));
      expect([path, variablesOf(text)]).toEqual([path, variablesOf(original ?? 'nothing')]);
    }
  });

  it('leaves nothing in English, and addresses nobody as a friend', () => {
    const spanish = new Map(textsOf(tableOf('es', feature)));
    const left = textsOf(tableOf('en', feature)).filter(
      ([path, text]) =>
        !path.endsWith('.computed') &&
        /\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, '')) &&
        spanish.get(path) === text &&
        !ALIKE.includes(text),
    );
    expect(left).toEqual([]);
    for (const text of spanish.values()) {
      expect(text).not.toMatch(/(?<!\p{L})(tú|tus?|te|contigo|tuy[oa]s?)(?!\p{L})/iu);
    }
  });

  it('keeps Spanish marks: pairs of signs, and no straight quotes', () => {
    for (const [, text] of textsOf(tableOf('es', feature))) {
      expect(text).not.toMatch(/[“”"']/);
      expect([text, text.match(/\?/g)?.length]).toEqual([text, text.match(/¿/g)?.length]);
      expect([text, text.match(/!/g)?.length]).toEqual([text, text.match(/¡/g)?.length]);
    }
  });
});

it.each(FEATURES)('%s calls logging in and out by the terms of Login and Logout', (feature) => {
  const others = textsOf(tableOf('en', feature)).filter(([, text]) =>
    /\bsign(s|ed|ing)?[ -](you )?(in|out)\b/i.test(text),
  );
  expect(others).toEqual([]);
});

it('the help articles have the same blocks in both languages', () => {
  const shape = (language: string) =>
    textsOf(tableOf(language, 'help'))
      .map(([path]) => path)
      .filter((path) => path.startsWith('articles.'))
      .toSorted();
  expect(shape('es')).toEqual(shape('en'));
});
