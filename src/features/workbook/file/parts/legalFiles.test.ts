import { EMPTY_ANSWER } from '@contract/answer';
import { strToU8, zipSync } from 'fflate';
import { runReadTask } from '../readTask';

const ACTIONS = ['nine', 'ten'].map((id, index) => ({
  id,
  number: `1.2.${index}`,
  values: { ...EMPTY_ANSWER, revenue_state: 9 },
  revision: 3,
}));

interface Sheet {
  name: string;
  state?: string;
  /** The contents of `sheetData`, and what follows. */
  rows: string;
}

interface Contents {
  sheets: readonly Sheet[];
  /** The contents of the parts other than sheets that differ. */
  parts?: Record<string, string>;
  encode?: (xml: string) => Uint8Array;
}

const text = (value: string, ref = '') => `<c${ref} t="inlineStr"><is><t>${value}</t></is></c>`;
const number = (value: number | string, attributes = '') => `<c${attributes}><v>${value}</v></c>`;
const row = (...cells: string[]) => `<row>${cells.join('')}</row>`;
const HEAD = row(...['activity_id', 'revenue_state', 'revision'].map((name) => text(name)));
const READ_ME: Sheet = {
  name: 'Read me',
  rows:
    row(text('format'), text('value-drivers/assessment/1')) +
    row(text('company_id'), text('acorn')),
};
const assessment = (state: number | string, rest: Partial<Sheet> = {}): Sheet => ({
  name: 'Assessment',
  rows: HEAD + row(text('nine'), number(state), number(3)),
  ...rest,
});

/** A workbook as a program might write that uses as little of the format as it may. */
function workbook({ sheets, parts = {}, encode = strToU8 }: Contents) {
  const ids = sheets.map((_, index) => String(index + 1));
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/${type}" Target="${target}"/>`;
  const all = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships>${relation('a', 'officeDocument', '/book/main.xml')}</Relationships>`,
    'book/main.xml': `<workbook><sheets>${sheets
      .map(
        ({ name, state }, at) =>
          `<sheet name='${name}'${state ? ` state="${state}"` : ''} sheetId="${at + 1}" r:id='${at + 1}'/>`,
      )
      .join('')}<sheet name="Chart" sheetId="90" r:id="90"/></sheets></workbook>`,
    'book/_rels/main.xml.rels': `<Relationships>${ids
      .map((id) => relation(id, 'worksheet', `cells/${id}.xml`))
      .join(
        '',
      )}${relation('90', 'chartsheet', 'chart.xml')}${relation('91', 'styles', '../styles.xml')}${relation(
      '92',
      'sharedStrings',
      'texts.xml',
    )}</Relationships>`,
    'book/chart.xml': '<chartsheet/>',
    ...Object.fromEntries(
      sheets.map(({ rows }, at) => [
        `book/cells/${at + 1}.xml`,
        `<?xml version="1.0"?><x:worksheet>${prefixed(`<sheetData>${rows}</sheetData>`)}</x:worksheet>`,
      ]),
    ),
    ...parts,
  };
  return zipSync(Object.fromEntries(Object.entries(all).map(([path, xml]) => [path, encode(xml)])));
}

const prefixed = (xml: string) => xml.replaceAll(/<(\/?)(?=\w)/g, '<$1x:');

async function read(contents: Contents, sheet?: string) {
  const file = new Blob([workbook(contents).slice()]);
  const task = { file, companyId: 'acorn', actions: ACTIONS, isTemplate: false };
  return runReadTask(sheet === undefined ? task : { ...task, sheet });
}

async function reading(contents: Contents, sheet?: string) {
  const outcome = await read(contents, sheet);
  if (outcome.kind !== 'reading') throw new Error(JSON.stringify(outcome));
  return outcome.reading;
}

const changed = (state: number) => [
  { activity_id: 'nine', revision: 3, values: { revenue_state: state } },
];
const utf16 = (xml: string, littleEndian: boolean) => {
  const bytes = new Uint8Array(2 * xml.length + 2);
  const view = new DataView(bytes.buffer);
  Array.from(`\uFEFF${xml}`).forEach((char, at) => {
    view.setUint16(2 * at, char.charCodeAt(0), littleEndian);
  });
  return bytes;
};

describe('a legal workbook is read', () => {
  test.each<[string, Contents]>([
    ['without references of cells', { sheets: [READ_ME, assessment(5)] }],
    ['in UTF-16', { sheets: [READ_ME, assessment(5)], encode: (xml) => utf16(xml, true) }],
    [
      'in UTF-16 of the other byte order',
      { sheets: [READ_ME, assessment(5)], encode: (xml) => utf16(xml, false) },
    ],
    [
      'with comments and CDATA',
      {
        sheets: [
          READ_ME,
          assessment(5, {
            rows: `${HEAD}<!-- <row><c><v>1</v></c></row> -->${row(
              text('<![CDATA[nine]]>'),
              number('<![CDATA[5]]>'),
              number(3),
            )}`,
          }),
        ],
      },
    ],
    [
      'with shared texts, of which one has a pronunciation',
      {
        sheets: [
          READ_ME,
          assessment(5, {
            rows: HEAD + row('<c t="s"><v>1</v></c>', number(5), number(3)),
          }),
        ],
        parts: {
          'book/texts.xml':
            '<sst><si/><si><r><t>ni</t></r><r><t>ne</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si></sst>',
        },
      },
    ],
  ])('%s', async (_what, contents) => {
    expect(await reading(contents)).toMatchObject({ changes: changed(5), problems: [] });
  });
});

describe('only content counts', () => {
  const stubs = Array.from(
    { length: 2_000 },
    (_, index) => `<row r="${1_048_576 - 2_000 + index}" ht="15"/>`,
  ).join('');
  test.each([
    ['rows to the end of the sheet', stubs],
    ['formatted cells in the last column', '<row r="3"><c r="XFD3" s="0"/></row>'],
    [
      'formatted cells of every type',
      '<row r="900000"><c t="s"/><c t="b"><v/></c><c t="str"><v></v></c></row>',
    ],
    ['empty texts', '<row r="900000"><c r="A900000" t="s"><v>0</v></c></row>'],
    ['rows with spaces', row(text('  '))],
    [
      'merged cells without content',
      '</sheetData><mergeCells><mergeCell ref="A30:B40"/></mergeCells><sheetData>',
    ],
  ])('and not %s', async (_what, rest) => {
    const sheet = assessment(5);
    const contents = {
      sheets: [READ_ME, { ...sheet, rows: sheet.rows + rest }],
      parts: { 'book/texts.xml': '<sst><si><t></t></si></sst>' },
    };
    expect(await reading(contents)).toMatchObject({ changes: changed(5), problems: [] });
  });

  test('so that content far away is refused', async () => {
    const sheet = assessment(5);
    const far = { ...sheet, rows: `${sheet.rows}<row r="900000">${number(1)}</row>` };
    expect(await read({ sheets: [READ_ME, far] })).toEqual({
      kind: 'problem',
      problem: 'tooLargeUnpacked',
    });
    const notes = { name: 'Notes', rows: `<row r="900000">${number(1)}</row>` };
    expect(await reading({ sheets: [notes, READ_ME, sheet] })).toMatchObject({
      changes: changed(5),
    });
  });
});

describe('a sheet', () => {
  const hidden = assessment(2, { name: 'Old', state: 'hidden' });
  test('that is hidden counts after the visible ones', async () => {
    const veryHidden = assessment(3, { name: 'Older', state: 'veryHidden' });
    const contents = { sheets: [hidden, veryHidden, READ_ME, assessment(5)] };
    expect((await reading(contents)).changes).toEqual(changed(5));
    expect((await reading({ sheets: [READ_ME, hidden] })).changes).toEqual(changed(2));
  });

  test('is chosen where several have the columns of an assessment', async () => {
    const contents = {
      sheets: [hidden, assessment(4, { name: 'Copy' }), READ_ME, assessment(5)],
    };
    expect(await read(contents)).toEqual({
      kind: 'severalSheets',
      sheets: ['Copy', 'Assessment'],
    });
    expect((await reading(contents, 'Assessment')).changes).toEqual(changed(5));
    expect((await reading(contents, 'Copy')).changes).toEqual(changed(4));
  });
});

describe('a cell that cannot be read is named with its row', () => {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="0.0 &quot;% of&quot; %"/>
    <numFmt numFmtId="171" formatCode="0 &quot;%&quot; \\%"/></numFmts>
    <cellStyleXfs><xf/><xf numFmtId="9"/></cellStyleXfs>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="10"/><xf numFmtId="170"/><xf numFmtId="171"/>
    <xf xfId="1"/></cellXfs><dxfs><xf numFmtId="9"/></dxfs></styleSheet>`;
  const withState = (cell: string) => ({
    sheets: [
      READ_ME,
      assessment(5, {
        rows: HEAD + row(text('nine'), cell, number(3)) + row(text('ten'), number(6), number(3)),
      }),
    ],
    parts: { 'styles.xml': styles },
  });

  test.each([
    ['100%', number(1, ' s="1"'), 'percent'],
    ['50.00%', number(0.5, ' s="2"'), 'percent'],
    ['a percentage of another format', number(5, ' s="3"'), 'percent'],
    ['a percentage by the base of its style', number(5, ' s="5"'), 'percent'],
    ['a style that does not exist', number(5, ' s="6"'), 'invalid'],
    ['a number that is none', number('five'), 'invalid'],
    ['a shared text that does not exist', '<c t="s"><v>7</v></c>', 'invalid'],
    ['a type that does not exist', '<c t="constructor"><v>7</v></c>', 'invalid'],
    ['neither true nor false', '<c t="b"><v>toString</v></c>', 'invalid'],
    ['a day that does not exist', '<c t="d"><v>2026-13-45</v></c>', 'invalid'],
    ['an entity', number('&e;'), 'invalid'],
  ])('%s', async (_what, cell, problem) => {
    expect(await reading(withState(cell))).toMatchObject({
      problems: [{ row: 2, activityId: 'nine', field: 'revenue_state', problem }],
      changes: [{ activity_id: 'ten', values: { revenue_state: 6 } }],
    });
  });

  test('but not a number with a quoted or escaped percent sign', async () => {
    expect((await reading(withState(number(5, ' s="4"')))).problems).toEqual([]);
  });

  test('also a row of formulas after the others', async () => {
    const sheet = assessment(5);
    const formula = '<c><f>A2</f></c>';
    const contents = { sheets: [READ_ME, { ...sheet, rows: sheet.rows + row(formula) }] };
    expect((await reading(contents)).problems).toMatchObject([{ row: 3, problem: 'formula' }]);
  });

  test('and a revision that is shown as a date', async () => {
    const dated = {
      'styles.xml': '<styleSheet><cellXfs><xf/><xf numFmtId="14"/></cellXfs></styleSheet>',
    };
    const rows = HEAD + row(text('nine'), number(5), number(3, ' s="1"'));
    const contents = { sheets: [READ_ME, assessment(5, { rows })], parts: dated };
    expect(await reading(contents)).toMatchObject({
      changes: [],
      problems: [{ row: 2, problem: 'revision' }],
    });
  });
});

test('a sheet that ends too early is damaged as a whole', async () => {
  const sheet = assessment(5, { rows: `${HEAD}<row><c>` });
  expect(await read({ sheets: [READ_ME, sheet] })).toEqual({ kind: 'problem', problem: 'damaged' });
});
