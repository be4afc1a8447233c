import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { textsIn } from '@/testing/pdfTexts';
import { formatsOf } from '../i18n/formats';
import { escapeFormula } from './escapeFormula';
import { sheetNames, writeExcel } from './excel';
import { writePdf } from './pdf/pdf';
import { utf16Of } from './pdf/pdfText';
import { formatCell, fileName, type Report } from './Report';
import { wrapText, isEncodable, type DrawText } from './pdf/textImage';

const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const english = formatsOf('en');

const report: Report = {
  title: 'Company overview',
  company: 'A/B: Foods',
  date: new Date('2026-02-03T10:00:00Z'),
  notes: [{ subject: 'Score', text: 'Scores go from 1 to 10.' }],
  pictures: [],
  tables: [
    {
      title: 'Ratings',
      columns: [
        { header: 'Driver', kind: 'text' },
        { header: 'Average', kind: 'score' },
      ],
      rows: [
        ['Expectations', 7.461538461538462],
        ['=HYPERLINK("x")', null],
      ],
    },
    {
      title: 'Actions',
      columns: [{ header: 'Action', kind: 'text' }],
      rows: Array.from({ length: 120 }, (_, row) => [`Action ${row + 1}`]),
    },
  ],
};

describe('a download', () => {
  it('has a file name from its contents that file systems allow', () => {
    expect(fileName(report, 'pdf')).toBe('Company overview - A B  Foods - 2026-02-03.pdf');
  });

  it('formats figures', () => {
    expect(formatCell(7.461, 'score', english)).toBe('7.46');
    expect([0.128, -0.128, -0.001].map((cell) => formatCell(cell, 'difference', english))).toEqual([
      '+0.13',
      '-0.13',
      '0.00',
    ]);
    expect(formatCell(34, 'percent', english)).toBe('34%');
    expect([3, 2.5, 1.2345].map((cell) => formatCell(cell, 'number', english))).toEqual([
      '3',
      '2.5',
      '1.23',
    ]);
    expect([7, 4.9966].map((cell) => formatCell(cell, 'average', english))).toEqual([
      '7.00',
      '4.997',
    ]);
    expect(formatCell(null, 'score', english)).toBe('–');
  });

  it('as Excel contains the unrounded figures as numbers, and no formula', async () => {
    const file = Buffer.from(
      await (await writeExcel(report, { charts: 'Charts', readMe: 'Read me' })).arrayBuffer(),
    );
    const [header, first, second] = await readSheet(file, 'Ratings');
    expect(header).toEqual(['Driver', 'Average']);
    expect(first).toEqual(['Expectations', 7.461538461538462]);
    expect(second).toEqual([`'=HYPERLINK("x")`, null]);

    const [title, company, day] = await readSheet(file, 'Read me');
    expect([title, company, day].flat()).toEqual(['Company overview', 'A/B: Foods', '2026-02-03']);
    expect(await readSheet(file, 'Actions')).toHaveLength(121);
  });

  it('as Excel has filters, a repeated header row, and a line chart of the cells', async () => {
    const dash = [8, 4];
    const weeks: Report = {
      ...report,
      scope: 'Filter: Low',
      tables: [
        {
          title: 'Weeks & “years”',
          sheet: "Anna's weeks",
          columns: [
            { header: 'Week', kind: 'text' },
            { header: 'Expectations', kind: 'score' },
            { header: 'Operating Margin', kind: 'score' },
          ],
          rows: [
            ['W01', 6.2, 4.1],
            ['W02', 7.4, null],
          ],
          lines: [
            { color: '--vd-driver-1', dash: [], width: 2 },
            { color: '--vd-driver-2', dash, width: 2 },
          ],
        },
      ],
      pictures: [{ title: 'Weeks', png: DOT, width: 1, height: 1, isOfTable: true }],
    };
    const workbook = await writeExcel(weeks, { charts: 'Charts', readMe: 'Read me' });
    const bytes = new Uint8Array(await workbook.arrayBuffer());
    const files = unzipSync(bytes);
    const textOf = (name: string) => new TextDecoder().decode(files[name]);

    expect(textOf('xl/worksheets/sheet2.xml')).toMatch(
      /<\/sheetData><autoFilter ref="A1:C3"\/>.*<drawing /,
    );
    expect(textOf('xl/worksheets/sheet1.xml')).not.toContain('autoFilter');
    expect(textOf('xl/workbook.xml')).toContain(
      `<definedName name="_xlnm.Print_Titles" localSheetId="1">'Anna''s weeks'!$1:$1</definedName>`,
    );
    const chart = textOf('xl/charts/chart2.xml');
    expect(new DOMParser().parseFromString(chart, 'text/xml').querySelector('parsererror')).toBe(
      null,
    );
    expect(chart.match(/<c:f>[^<]+/g)).toEqual(
      ['$B$1', '$A$2:$A$3', '$B$2:$B$3', '$C$1', '$A$2:$A$3', '$C$2:$C$3'].map(
        (range) => `<c:f>'Anna''s weeks'!${range}`,
      ),
    );
    expect(chart).toContain('<a:t>Weeks &amp; “years”</a:t>');
    expect(chart).toContain('<a:srgbClr val="1F6FEB"/></a:solidFill><a:prstDash val="solid"/>');
    expect(chart).toContain('<a:custDash><a:ds d="400000" sp="200000"/></a:custDash>');
    expect(chart).toContain('<c:max val="8"/><c:min val="4"/>');
    expect(textOf('xl/drawings/_rels/drawing2.xml.rels')).toContain(
      'Target="../charts/chart2.xml"',
    );
    expect(textOf('[Content_Types].xml')).toContain('PartName="/xl/charts/chart2.xml"');
    expect(Object.keys(files).filter((name) => name.startsWith('xl/media/'))).toEqual([]);

    const file = Buffer.from(bytes);
    expect((await readSheet(file, 'Read me')).flat()).toContain('2026-02-03 · Filter: Low');
    expect(await readSheet(file, "Anna's weeks")).toEqual([
      ['Week', 'Expectations', 'Operating Margin'],
      ['W01', 6.2, 4.1],
      ['W02', 7.4, null],
    ]);
  });

  it.each([
    ...['=1', '+1', '-1', '@x', '\t=1', '\r=1', '\n=1'],
    // Full-width and small forms of the same characters.
    ...['＝1', '＋1', '－1', '＠x', '﹦1', '﹢1', '﹣1', '﹫x'],
  ])('treats %j as text', (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`);
  });

  it('has sheets with unique names that spreadsheets accept', () => {
    const long = 'The very long name of a company with branches';
    expect(sheetNames(['Read me', 'read me', 'A/B: [x]', long, long])).toEqual([
      'Read me',
      'read me (2)',
      'A B   x ',
      'The very long name of a company',
      'The very long name of a com (2)',
    ]);
  });

  it('as PDF contains title, company, tables with repeated headings and page numbers', async () => {
    const text = Buffer.from(await writePdf(report, english).arrayBuffer()).toString('latin1');
    expect(text).toContain('(Company overview) Tj');
    expect(text).toContain('(Expectations) Tj');
    expect(text).toContain('(7.46) Tj');
    expect(text).toContain('(Action 120) Tj');
    const pages = text.match(/\(\d+ \/ (\d+)\) Tj/g) ?? [];
    expect(pages.length).toBeGreaterThan(2);
    expect(text.match(/\(Action\) Tj/g)?.length).toBeGreaterThanOrEqual(pages.length - 1);
    const subjects = text.match(/\(Company overview - A\/B: Foods\) Tj/g);
    expect(subjects).toHaveLength(pages.length - 1);
  });

  it('as Excel shows a whole number without decimals, and an average like its grade', async () => {
    const columns = [
      { header: 'Weeks', kind: 'number' as const },
      { header: 'Average', kind: 'average' as const },
    ];
    const rows = [
      [3, 7],
      [2.5, 4.9966],
    ];
    const figures = { ...report, tables: [{ title: 'Figures', columns, rows }] };
    const file = await writeExcel(figures, { charts: 'Charts', readMe: 'Read me' });
    const bytes = new Uint8Array(await file.arrayBuffer());
    const styles = new TextDecoder().decode(unzipSync(bytes)['xl/styles.xml']);
    const formats = [...styles.matchAll(/formatCode="([^"]*)"/g)].map(([, format]) => format);
    expect(formats).toEqual(expect.arrayContaining(['0.0', '0.000']));
    expect(await readSheet(Buffer.from(bytes), 'Figures')).toEqual([['Weeks', 'Average'], ...rows]);
  });

  it.each([6, 12, 14])('as PDF breaks no word of a table with %d columns', async (count) => {
    const words = ['Operating', 'Asset Efficiency', 'Scored: Expectations', 'Workspace'];
    const headers = Array.from({ length: count }, (_, at) => words[at % words.length] ?? '');
    const wide: Report = {
      ...report,
      isWide: true,
      tables: [
        {
          title: 'Wide',
          columns: headers.map((header) => ({ header, kind: 'text' as const })),
          rows: [headers.map(() => 'Industrial manufacturing')],
        },
      ],
    };
    const file = await writePdf(wide, english).arrayBuffer();
    const written = textsIn(new Uint8Array(file)).texts.flatMap((line) => line.split(' '));
    for (const word of ['Operating', 'Efficiency', 'Expectations', 'Workspace', 'manufacturing']) {
      expect(written.filter((one) => one === word).length).toBeGreaterThan(0);
    }
    const known = new Set([...words, 'Industrial manufacturing'].flatMap((one) => one.split(' ')));
    const broken = written.filter(
      (one) => !known.has(one) && [...known].some((word) => one.length > 2 && word.startsWith(one)),
    );
    expect(broken).toEqual([]);
  });

  it('as PDF keeps each cell of a table with ten columns on one line', async () => {
    const row = {
      Driver: 'Operating Margin',
      Average: '4.34',
      Grade: 'Medium',
      Change: '+0.09',
      Since: 'W49 2026',
      'Scored actions': '41',
      'All actions': '68',
      Target: '5.6',
      'Due date': '2026-12-16',
      Status: 'behind by 1.1',
    };
    const cells = Object.values(row);
    const columns = Object.keys(row).map((header) => ({ header, kind: 'text' as const }));
    const table = { title: 'Ratings', columns, rows: [cells] };
    const file = await writePdf({ ...report, tables: [table] }, english).arrayBuffer();
    const text = Buffer.from(file).toString('latin1');
    for (const cell of cells) expect(text).toContain(`(${cell}) Tj`);
  });

  it('as PDF draws text that its fonts lack as images, and keeps it searchable', async () => {
    const drawn: string[] = [];
    const drawText: DrawText = (text, { size }) => {
      drawn.push(text);
      return { png: DOT, width: text.length * size, height: size };
    };
    const foreign: Report = {
      ...report,
      company: 'Łódź Foods',
      notes: [{ subject: 'Ελλάδα', text: 'note' }],
      tables: [
        {
          title: '北京 by week',
          columns: [
            { header: 'Driver', kind: 'text' },
            { header: '北京', kind: 'score' },
          ],
          rows: [
            ['Café – “Ñandú”', 7],
            ['Growth 🚀', 8],
          ],
        },
      ],
    };
    const text = Buffer.from(await writePdf(foreign, english, drawText).arrayBuffer()).toString(
      'latin1',
    );
    for (const one of [
      'Łódź Foods · 2026-02-03',
      '北京 by week',
      '北京',
      'Growth 🚀',
      'Ελλάδα: note',
    ]) {
      expect(drawn).toContain(one);
      const parsed = text.split(`/Span <</ActualText <${utf16Of(one)}>>> BDC`);
      expect([one, parsed.length - 1]).toEqual([one, 1]);
      expect(parsed[1]).toMatch(/^\s+q\s[^]*?Do\s+Q\s+EMC/);
    }
    expect(drawn).not.toContain('Café – “Ñandú”');
    expect(text).toContain('(Company overview) Tj');
    expect(text).toContain('(8.00) Tj');
  });

  it.each([
    ['Alder Valley Foods, S. A. – “Ñandú” €', true],
    ['línea\notra', true],
    ['Łódź', false],
    ['Ελλάδα', false],
    ['北京', false],
    ['A 😀', false],
  ])('can write %j with the standard fonts: %s', (text, can) => {
    expect(isEncodable(text)).toBe(can);
  });

  it('breaks long lines between words, and also text without spaces', () => {
    const upTo = (length: number) => (line: string) => Array.from(line).length <= length;
    expect(wrapText('Ελλάδα και Κύπρος', upTo(10))).toEqual(['Ελλάδα και', 'Κύπρος']);
    expect(wrapText('北京有限公司', upTo(4)).join('')).toBe('北京有限公司');
    expect(wrapText('北京有限公司', upTo(4)).length).toBeGreaterThan(1);
    expect(wrapText('Непереносимое', upTo(4))).toEqual(['Непереносимое']);
  });
});
