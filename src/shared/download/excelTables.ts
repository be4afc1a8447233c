import {
  findElement,
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  replaceElement,
} from 'write-excel-file/utility';
import type { Feature } from 'write-excel-file/universal';
import { chartAnchor, escaped, lineChart, rangeOf, type SheetTable } from './excelChart';

const SHEET = 'xl/worksheets/sheet{id}.xml';
const RELATION = 'rId-chart-1';
const RELATION_TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/chart';
const CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml';

/**
 * The features that the library lacks, for the sheets with a table: filters in the header row, which is repeated on each
 * printed page, and line charts. `sheets` has one entry for each sheet of the workbook, null for one without a
 * table.
 */
export function tableFeature(sheets: readonly (SheetTable | null)[]): Feature<Blob> {
  const chartOf = (index: number) => {
    const found = sheets[index];
    return found?.table.lines && found.table.rows.length > 0
      ? { ...found, lines: found.table.lines }
      : null;
  };
  const charts = sheets.flatMap((_, index) => {
    const chart = chartOf(index);
    return chart ? [{ ...chart, file: fileOf(index) }] : [];
  });

  return {
    files: {
      transform: {
        [SHEET]: {
          transform: (xml, _, { sheetIndex }) => {
            const found = sheets[sheetIndex];
            return found ? withFilter(xml, found) : xml;
          },
        },
        'xl/workbook.xml': { transform: (xml) => withNames(xml, sheets) },
        'xl/drawings/drawing{id}.xml': {
          insert: (_, { sheetIndex }) => {
            const chart = chartOf(sheetIndex);
            return chart ? chartAnchor(chart.table, RELATION, chart.table.title) : undefined;
          },
        },
        'xl/drawings/_rels/drawing{id}.xml.rels': {
          insert: (_, { sheetIndex }) =>
            chartOf(sheetIndex)
              ? `<Relationship Id="${RELATION}" Type="${RELATION_TYPE}" Target="../charts/${fileOf(sheetIndex)}"/>`
              : undefined,
        },
        '[Content_Types].xml': {
          insert: () =>
            charts
              .map(
                ({ file }) =>
                  `<Override PartName="/xl/charts/${file}" ContentType="${CONTENT_TYPE}"/>`,
              )
              .join(''),
        },
      },
      write: {
        files: () =>
          Object.fromEntries(
            charts.map(({ file, lines, ...chart }) => [
              `xl/charts/${file}`,
              lineChart(chart, lines),
            ]),
          ),
      },
    },
  };
}

const fileOf = (sheetIndex: number) => `chart${sheetIndex + 1}.xml`;

/** The last cell of a table, whose header is in row 0. */
const endOf = ({ columns, rows }: SheetTable['table']): [number, number] => [
  rows.length,
  columns.length - 1,
];

function withFilter(xml: string, { table }: SheetTable): string {
  const filter = `<autoFilter ref="A1:${getCellAddress(...endOf(table))}"/>`;
  const order = getOrderOfSiblings(SHEET, 'worksheet') ?? [];
  return insertElementMarkupAccordingToOrderOfSiblings(xml, filter, order, 'worksheet');
}

/** Excel finds the range of a filter and the repeated rows under these names. */
function withNames(xml: string, sheets: readonly (SheetTable | null)[]): string {
  const names = sheets.flatMap((found, index) => {
    if (!found) return [];
    const filtered = escaped(rangeOf(found.sheet, [0, 0], endOf(found.table)));
    const header = escaped(`'${found.sheet.replaceAll("'", "''")}'!$1:$1`);
    return [
      `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">${filtered}</definedName>`,
      `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${header}</definedName>`,
    ];
  });
  if (names.length === 0) return xml;
  const markup = `<definedNames>${names.join('')}</definedNames>`;
  // The library writes an empty list.
  const empty = findElement(xml, 'definedNames');
  if (empty) return replaceElement(xml, empty, markup);
  const order = getOrderOfSiblings('xl/workbook.xml', 'workbook') ?? [];
  return insertElementMarkupAccordingToOrderOfSiblings(xml, markup, order, 'workbook');
}
