/** A tag of an XML text, without the prefix of its namespace. */
export interface Tag {
  name: string;
  kind: 'opening' | 'closing' | 'empty';
  attributes: string;
  /** The text between the tag before and this one. */
  textBefore: string;
}

/** The text is not XML, or not what a part of a workbook may contain. */
class MalformedXml extends Error {
  override name = 'MalformedXml';
}

/** Attribute values cannot contain `<`, so that a match never extends beyond the next tag. */
const TAG = /<((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/g;
const NAME = /^\/?(?:[^\s/:]*:)?([^\s/:]+)/;

/**
 * The tags of an XML text, in linear time. Throws MalformedXml for a text that ends too early and for a document
 * type, which could define entities.
 */
export function* tagsOf(xml: string): Generator<Tag> {
  let end = 0;
  let depth = 0;
  for (const match of xml.matchAll(TAG)) {
    const textBefore = xml.slice(end, match.index);
    end = match.index + match[0].length;
    const [, content = ''] = match;
    if (textBefore.includes('<')) throw new MalformedXml();
    if (content.startsWith('?')) continue;
    const name = NAME.exec(content)?.[1] ?? '';
    const kind = content.startsWith('/') ? 'closing' : content.endsWith('/') ? 'empty' : 'opening';
    depth += kind === 'opening' ? 1 : kind === 'closing' ? -1 : 0;
    yield { name, kind, attributes: content, textBefore };
  }
  if (depth !== 0 || xml.slice(end).includes('<')) throw new MalformedXml();
}

/** The value of an attribute, unescaped; undefined without it. The prefix of its namespace is ignored. */
export function attributeOf(
  { attributes }: Pick<Tag, 'attributes'>,
  name: string,
): string | undefined {
  for (const [, key, quoted = ''] of attributes.matchAll(ATTRIBUTE)) {
    if (key === name) return unescapeXml(quoted.slice(1, -1));
  }
  return undefined;
}

const ATTRIBUTE = /\s(?:[^\s=:"']+:)?([^\s=:"']+)\s*=\s*("[^"]*"|'[^']*')/g;

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function unescapeXml(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,4}));/gi,
    (all, decimal?: string, hex?: string, name = '') => {
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      if (Number.isNaN(code)) return ENTITIES[name as string] ?? all;
      return code <= 0x10ffff ? String.fromCodePoint(code) : all;
    },
  );
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The text of a part in UTF-8 or UTF-16, without comments and with CDATA as escaped text. */
export function textOfPart(bytes: Uint8Array | undefined): string {
  if (!bytes) return '';
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  const plain = replaceSections(text, '<!--', '-->', () => '');
  return replaceSections(plain, '<![CDATA[', ']]>', escapeXml);
}

/** Each XML text begins with `<`, so that its first bytes tell the encoding also without a byte order mark. */
function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  return 'utf-8';
}

/** Replaces the sections between two marks. Text after a mark without its end stays. */
function replaceSections(
  text: string,
  start: string,
  end: string,
  replaced: (content: string) => string,
): string {
  const done: string[] = [];
  let from = 0;
  for (;;) {
    const at = text.indexOf(start, from);
    const until = at < 0 ? -1 : text.indexOf(end, at + start.length);
    if (until < 0) break;
    done.push(text.slice(from, at), replaced(text.slice(at + start.length, until)));
    from = until + end.length;
  }
  return from === 0 ? text : done.join('') + text.slice(from);
}
