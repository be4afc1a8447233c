import { strFromU8 } from 'fflate';
import type { Parts } from './unpack';

interface SheetPart {
  /** As on the sheet's tab. */
  name: string;
  xml: string;
}

const SHEET = /<(?:\w+:)?sheet\s([^<>]*)>/g;
const RELATION = /<(?:\w+:)?Relationship\s([^<>]*)>/g;

/** The XML of each sheet of a workbook with its name. Sheets without a part are left out. */
export function sheetParts(parts: Parts): SheetPart[] {
  const workbook = textOf(parts, 'xl/workbook.xml');
  const targets = new Map(
    [...textOf(parts, 'xl/_rels/workbook.xml.rels').matchAll(RELATION)].map(([, attributes]) => [
      attributeOf(attributes, 'Id'),
      attributeOf(attributes, 'Target').replace(/^\/?(?:xl\/)?/, 'xl/'),
    ]),
  );
  return [...workbook.matchAll(SHEET)].flatMap(([, attributes]) => {
    const path = targets.get(attributeOf(attributes, '\\w+:id')) ?? '';
    return path in parts
      ? [{ name: unescapeXml(attributeOf(attributes, 'name')), xml: textOf(parts, path) }]
      : [];
  });
}

function textOf(parts: Parts, path: string): string {
  const bytes = parts[path];
  return bytes ? strFromU8(bytes) : '';
}

/** `name` is a pattern; empty without the attribute. */
function attributeOf(attributes = '', name: string): string {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function unescapeXml(text: string): string {
  return text.replaceAll(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (all, decimal?: string, hex?: string, name = '') => {
      if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
      return ENTITIES[name as string] ?? all;
    },
  );
}
