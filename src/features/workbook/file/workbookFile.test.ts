import { ANSWER_FIELDS, EMPTY_ANSWER } from '@contract/answer';
import type { Cell } from '@contract/workbook/cells';
import { WORKBOOK_COLUMNS, type WorkbookColumn } from '@contract/workbook/columns';
import { makeTable, type ListedAction } from '@contract/workbook/makeTable';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import fc from 'fast-check';
import { openWorkbook } from './openWorkbook';
import { runReadTask } from './readTask';
import { writeCsv } from './csv';
import { writeWorkbook } from './writeWorkbook';

const HEADINGS = Object.fromEntries(WORKBOOK_COLUMNS.map((name) => [name, name])) as Record<
  WorkbookColumn,
  string
>;
const TEXTS = { assessment: 'Assessment', readMe: 'Read me', instructions: ['Fill it in.'] };

const ACTIONS: ListedAction[] = ['nine', 'ten'].map((id, index) => ({
  id,
  number: `1.2.${index}`,
  title: `The ${id}, "quoted"`,
  driver: 'D',
  subDriver: 'S',
  impactArea: 'I',
  revision: 3,
  values: {
    ...EMPTY_ANSWER,
    revenue_state: 9,
    relevance: 5,
    time_w: 1.25,
    confidence: 2,
    not_applicable: true,
    not_applicable_reason: ' It’s _x0041_ <b>\n& "c" ',
  },
}));
const TABLE = makeTable(ACTIONS, HEADINGS, 'en');

async function write(table: Parameters<typeof writeWorkbook>[0]['table'] = TABLE) {
  const file = await writeWorkbook({
    table,
    company: { id: 'acorn', name: 'Acorn & Söhne' },
    language: 'en',
    moment: new Date('2026-05-13T10:00:00Z'),
    texts: { ...TEXTS, notInList: 'No' },
  });
  return new Uint8Array(await file.arrayBuffer());
}

const read = (bytes: Uint8Array<ArrayBuffer>, companyId = 'acorn', isTemplate = false) =>
  runReadTask({ file: new Blob([bytes]), companyId, actions: ACTIONS, isTemplate });

/** The workbook with a changed part. */
async function altered(path: string, alter: (xml: string) => string) {
  const parts = unzipSync(await write());
  return zipSync({ ...parts, [path]: strToU8(alter(strFromU8(parts[path] ?? new Uint8Array()))) });
}

const SHEET = 'xl/worksheets/sheet1.xml';

describe('a workbook', () => {
  test('is read as it was written, and changes nothing', async () => {
    expect(await read(await write())).toMatchObject({
      kind: 'reading',
      reading: { changes: [], problems: [], readable: 2, emptyCells: 0, unknownColumns: [] },
    });
  });

  test('has frozen headings, choices, and cells that are locked unless they are fields', async () => {
    const parts = unzipSync(await write());
    const xml = strFromU8(parts[SHEET] ?? new Uint8Array());
    expect(xml).toContain('<pane ySplit="2" xSplit="3"');
    expect(xml).toContain('<sheetProtection sheet="1"');
    expect(xml).toContain('"Very low,Low,Medium,High,Very high,-"');
    expect(xml).toContain('"1,2,3,4,5,6,7,8,9,10,-"');
    expect(xml).toContain('"Yes,No,-"');
    const styles = strFromU8(parts['xl/styles.xml'] ?? new Uint8Array());
    const formats = [...styles.matchAll(/<xf .*?<\/xf>/g)].map(([format]) => format);
    const isLocked = (column: WorkbookColumn) => {
      const letter = String.fromCharCode('A'.charCodeAt(0) + WORKBOOK_COLUMNS.indexOf(column));
      const style = new RegExp(`<c r="${letter}3" s="(\\d+)"`).exec(xml)?.[1];
      expect(style).toBeDefined();
      return !formats[Number(style)]?.includes('locked="0"');
    };
    const isField = (column: WorkbookColumn) => ANSWER_FIELDS.some(({ name }) => name === column);
    for (const column of WORKBOOK_COLUMNS) {
      expect([column, isLocked(column)]).toEqual([column, !isField(column)]);
    }
  });

  test('of another company is refused, unless it is used as a template', async () => {
    const bytes = await write();
    expect(await read(bytes, 'birch')).toEqual({ kind: 'otherCompany', company: 'Acorn & Söhne' });
    expect(await read(bytes, 'birch', true)).toMatchObject({ kind: 'reading' });
  });

  test('of another company has no revisions, as they would be compared with those of this one', async () => {
    const template = await read(await write(), 'birch', true);
    if (template.kind !== 'reading') throw new Error('The template was not read');
    const [names = [], ...rows] = template.table;
    const revisions = rows.map((cells) => cells[names.indexOf('revision')]);
    expect(names).toContain('revision');
    expect(new Set(revisions)).toEqual(new Set([null]));
  });

  test('of a newer format is refused', async () => {
    const newer = await altered('xl/sharedStrings.xml', (xml) =>
      xml.replace('value-drivers/assessment/1', 'value-drivers/assessment/2'),
    );
    expect(await read(newer)).toEqual({ kind: 'problem', problem: 'newerFormat' });
  });

  test.each<[string, (xml: string) => string, object]>([
    [
      'a formula',
      (xml) => xml.replace(/(<c r="G3" s="\d+")><v>9<\/v>/, '$1><f>4+5</f><v>9</v>'),
      { row: 3, problem: 'formula', field: 'revenue_state' },
    ],
    [
      'a failed formula',
      (xml) => xml.replace(/(<c r="G4" s="\d+")><v>9<\/v>/, '$1 t="e"><f>1/0</f><v>#DIV/0!</v>'),
      { row: 4, problem: 'failed', field: 'revenue_state' },
    ],
    [
      'merged cells',
      (xml) =>
        xml.replace(
          '</sheetData>',
          '</sheetData><mergeCells><mergeCell ref="H3:H4"/></mergeCells>',
        ),
      { row: 3, problem: 'merged', field: 'relevance' },
    ],
    [
      'a state of 11',
      (xml) => xml.replace(/(<c r="G4" s="\d+"><v>)9/, '$111'),
      { row: 4, problem: 'kind', field: 'revenue_state', content: '11' },
    ],
    [
      'a date',
      (xml) => xml.replace(/<c r="G3" s="\d+"><v>9<\/v>/, '<c r="G3" t="d"><v>2026-05-13</v>'),
      { row: 3, problem: 'date', field: 'revenue_state' },
    ],
  ])('with %s has an error in that row', async (_what, alter, problem) => {
    const outcome = await read(await altered(SHEET, alter));
    if (outcome.kind !== 'reading') throw new Error(JSON.stringify(outcome));
    expect(outcome.reading.problems[0]).toMatchObject(problem);
    expect(outcome.reading.changes).toEqual([]);
  });
});

const utf16 = (text: string) =>
  Uint8Array.from(Array.from(text).flatMap((one) => [one.charCodeAt(0), 0]));
const compound = (...rest: Uint8Array[]) =>
  Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...rest.flatMap((part) => [...part])]);
/** An archive whose part has 50 MB, packed into 50 kB. Packing takes half a second. */
const packed = zipSync({
  '[Content_Types].xml': strToU8('<Types/>'),
  [SHEET]: new Uint8Array(50 * 1024 * 1024),
});
const bomb = (declared?: number) => {
  const bytes = packed.slice();
  if (declared === undefined) return bytes;
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length - 46; at++) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, declared, true);
  }
  return bytes;
};

test.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
  ['nothing', () => new Uint8Array(), 'empty'],
  ['50 MB', () => new Uint8Array(50 * 1024 * 1024), 'tooLarge'],
  ['CSV', () => strToU8('activity_id;number\r\nnine;1.2.9\r\n'), 'csv'],
  ['the old format', () => compound(new Uint8Array(600)), 'oldFormat'],
  ['encryption', () => compound(utf16('EncryptedPackage')), 'protected'],
  ['binary data', () => Uint8Array.from([1, 2, 3]), 'notWorkbook'],
  ['an archive of other files', () => zipSync({ 'a.txt': strToU8('a') }), 'notWorkbook'],
  ['OpenDocument', () => zipSync({ 'META-INF/manifest.xml': strToU8('<a/>') }), 'openDocument'],
  ['a zip bomb', () => bomb(), 'tooLargeUnpacked'],
  ['a zip bomb that lies about its size', () => bomb(1_000), 'damaged'],
  ['half of a workbook', async () => (await write()).slice(0, 3_000), 'damaged'],
  ['a workbook of something else', () => write([['a', 'b']]), 'noTable'],
  [
    'cells that are far apart',
    () => altered(SHEET, (xml) => xml.replace('<c r="A4"', '<c r="A900000000"')),
    'tooLargeUnpacked',
  ],
  [
    'columns that are far apart',
    () => altered(SHEET, (xml) => xml.replace('<c r="W4"', '<c r="XFD4"')),
    'tooLargeUnpacked',
  ],
])('a file with %s is refused', async (_what, make, problem) => {
  expect(await openWorkbook(await make())).toBe(problem);
});

test('1,000 damaged workbooks are read or refused without an exception', async () => {
  const whole = await write();
  const parts = unzipSync(whole);
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 40 });
  const at = fc.double({ min: 0, max: 1, noNaN: true });
  const splice = (bytes: Uint8Array, where: number, replaced: Uint8Array) => {
    const copy = bytes.slice();
    copy.set(replaced, Math.floor(where * Math.max(0, copy.length - replaced.length)));
    return copy;
  };
  const damaged = fc.oneof(
    fc.tuple(at, bytes).map(([where, replaced]) => splice(whole, where, replaced)),
    fc
      .double({ min: 0, max: 1, noNaN: true })
      .map((end) => whole.slice(0, Math.floor(end * whole.length))),
    fc
      .tuple(fc.constantFrom(...Object.keys(parts)), at, bytes)
      .map(([path, where, replaced]) =>
        zipSync({ ...parts, [path]: splice(parts[path] ?? new Uint8Array(), where, replaced) }),
      ),
    fc
      .constantFrom(...Object.keys(parts))
      .map((missing) =>
        zipSync(Object.fromEntries(Object.entries(parts).filter(([path]) => path !== missing))),
      ),
  );
  const kinds = new Set<string>();
  await fc.assert(
    fc.asyncProperty(damaged, async (file) => {
      kinds.add((await read(Uint8Array.from(file))).kind);
    }),
    { numRuns: 1_000 },
  );
  expect([...kinds]).toContain('problem');
});

test('a text that looks like a formula is written as a text', async () => {
  const [first] = ACTIONS;
  const title = '=HYPERLINK("https://evil.example")';
  const table = makeTable(first ? [{ ...first, title }] : [], HEADINGS, 'en');
  const xml = strFromU8(unzipSync(await write(table))[SHEET] ?? new Uint8Array());
  expect(xml).not.toContain('<f>');
  expect(xml).not.toMatch(/<c [^>]*t="str"/);
});

test.each([
  ['of a file', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/hostname">]>', '&e;'],
  ['of an address', '<!DOCTYPE x [<!ENTITY e SYSTEM "https://evil.example/">]>', '&e;'],
  [
    'that grows',
    `<!DOCTYPE x [<!ENTITY a "${'x'.repeat(1000)}">${'bcdefgh'
      .split('')
      .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefg'[index] ?? ''};`.repeat(100)}">`)
      .join('')}]>`,
    '&h;',
  ],
])('an entity %s is not expanded', async (_, doctype, entity) => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  const path = SHEET;
  const xml = strFromU8(unzipSync(await write())[path] ?? new Uint8Array());
  const [start = '', ...rest] = xml.split('?>');
  const parts = unzipSync(await write());
  const [inline = ''] = /<v>9<\/v>/.exec(xml) ?? [];
  expect(inline).not.toBe('');
  const changed = `${start}?>${doctype}${rest.join('?>').replace(inline, `<v>${entity}</v>`)}`;
  const result = await read(zipSync({ ...parts, [path]: strToU8(changed) }));
  expect(JSON.stringify(result).length).toBeLessThan(5_000);
  expect(JSON.stringify(result)).not.toContain('xxxx');
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});

test('CSV has a byte order mark, and a semicolon where the decimal sign is a comma', async () => {
  const rows: Cell[][] = [
    ['a', 'b;c', 'd,e'],
    [1.5, null, '=1+1 "x"'],
    ['＝1', '\n=1', '−1'],
  ];
  const textOf = async (decimalSign: string) =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      await writeCsv(rows as (string | number | null)[][], { decimalSign }).arrayBuffer(),
    );
  expect(await textOf('.')).toBe(
    '\uFEFFa,b;c,"d,e"\r\n1.5,,"\'=1+1 ""x"""\r\n\'＝1,"\'\n=1",−1\r\n',
  );
  expect(await textOf(',')).toBe(
    '\uFEFFa;"b;c";d,e\r\n1,5;;"\'=1+1 ""x"""\r\n\'＝1;"\'\n=1";−1\r\n',
  );
});
