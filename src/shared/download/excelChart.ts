import { PRODUCT_COLORS } from '@/shared/ui/theme/tokens';
import { getCellAddress, sanitizeTextContent } from 'write-excel-file/utility';
import type { ReportLine, ReportTable } from './Report';

/** A table and the name of its sheet. */
export interface SheetTable {
  sheet: string;
  table: ReportTable;
}

const CHART = 'http://schemas.openxmlformats.org/drawingml/2006/chart';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The size of a chart in columns and rows of a sheet. */
const SIZE = { columns: 12, rows: 24 };
/** English Metric Units of a pixel. */
const EMU = 9525;
/** The unit of a dash's length: a thousandth of a percent of the line's width. */
const DASH_UNIT = 100_000;
/** The axes refer to each other by these numbers. */
const AXES = { weeks: 1, scores: 2 };

/** The place of a chart: one column to the right of its table, below the header row. */
export function chartAnchor({ columns }: ReportTable, relation: string, title: string): string {
  const left = columns.length + 1;
  return [
    '<xdr:twoCellAnchor>',
    cornerAt('from', left, 1),
    cornerAt('to', left + SIZE.columns, 1 + SIZE.rows),
    '<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr>',
    `<xdr:cNvPr id="2" name="${escaped(title)}"/><xdr:cNvGraphicFramePr/>`,
    '</xdr:nvGraphicFramePr>',
    '<xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm>',
    `<a:graphic><a:graphicData uri="${CHART}">`,
    `<c:chart xmlns:c="${CHART}" xmlns:r="${RELATIONS}" r:id="${relation}"/>`,
    '</a:graphicData></a:graphic></xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor>',
  ].join('');
}

const cornerAt = (name: string, column: number, row: number) =>
  `<xdr:${name}><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:${name}>`;

/** A line chart that refers to the cells of its table, so that it follows changes and filters. */
export function lineChart({ sheet, table }: SheetTable, lines: readonly ReportLine[]): string {
  const figures = table.rows.flat().filter((cell) => typeof cell === 'number');
  const range = {
    min: Math.floor(Math.min(...figures)),
    max: Math.ceil(Math.max(...figures)),
  };
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    `<c:chartSpace xmlns:c="${CHART}" xmlns:a="${DRAWING}" xmlns:r="${RELATIONS}"><c:roundedCorners val="0"/>`,
    `<c:chart>${titleOf(table.title)}<c:autoTitleDeleted val="0"/><c:plotArea><c:layout/>`,
    '<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>',
    ...lines.map((line, index) => seriesOf({ sheet, table }, line, index)),
    `<c:marker val="1"/><c:axId val="${AXES.weeks}"/><c:axId val="${AXES.scores}"/></c:lineChart>`,
    `<c:catAx><c:axId val="${AXES.weeks}"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/><c:axPos val="b"/><c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="out"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/><c:crossAx val="${AXES.scores}"/><c:crosses val="autoZero"/><c:auto val="1"/><c:lblAlgn val="ctr"/><c:lblOffset val="100"/><c:tickLblSkip val="4"/><c:tickMarkSkip val="4"/><c:noMultiLvlLbl val="0"/></c:catAx>`,
    `<c:valAx><c:axId val="${AXES.scores}"/><c:scaling><c:orientation val="minMax"/><c:max val="${range.max}"/><c:min val="${range.min}"/></c:scaling><c:delete val="0"/><c:axPos val="l"/><c:majorGridlines/><c:numFmt formatCode="0" sourceLinked="0"/><c:majorTickMark val="out"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/><c:crossAx val="${AXES.weeks}"/><c:crosses val="autoZero"/><c:crossBetween val="midCat"/><c:majorUnit val="1"/></c:valAx>`,
    '</c:plotArea><c:legend><c:legendPos val="b"/><c:overlay val="0"/></c:legend>',
    '<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart></c:chartSpace>',
  ].join('');
}

const titleOf = (title: string) =>
  `<c:title><c:tx><c:rich><a:bodyPr/><a:p><a:pPr><a:defRPr sz="1200" b="1"/></a:pPr><a:r><a:rPr lang="en-US" sz="1200" b="1"/><a:t>${escaped(title)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title>`;

/** The line of the column `index + 1`; the first column has the weeks. */
function seriesOf({ sheet, table }: SheetTable, line: ReportLine, index: number) {
  const column = index + 1;
  const color = PRODUCT_COLORS.light[line.color]?.slice(1).toUpperCase() ?? '000000';
  const last = table.rows.length;
  return [
    `<c:ser><c:idx val="${index}"/><c:order val="${index}"/>`,
    `<c:tx><c:strRef><c:f>${reference(sheet, [0, column])}</c:f></c:strRef></c:tx>`,
    `<c:spPr><a:ln w="${line.width * EMU}"><a:solidFill><a:srgbClr val="${color}"/></a:solidFill>${dashOf(line)}<a:round/></a:ln></c:spPr>`,
    '<c:marker><c:symbol val="none"/></c:marker>',
    `<c:cat><c:strRef><c:f>${reference(sheet, [1, 0], [last, 0])}</c:f></c:strRef></c:cat>`,
    `<c:val><c:numRef><c:f>${reference(sheet, [1, column], [last, column])}</c:f></c:numRef></c:val>`,
    '<c:smooth val="0"/></c:ser>',
  ].join('');
}

function dashOf({ dash, width }: ReportLine): string {
  if (dash.length === 0) return '<a:prstDash val="solid"/>';
  const lengths = dash.map((length) => Math.round((length / width) * DASH_UNIT));
  const stops = lengths.flatMap((length, index) =>
    index % 2 === 0 ? [`<a:ds d="${length}" sp="${lengths[index + 1] ?? length}"/>`] : [],
  );
  return `<a:custDash>${stops.join('')}</a:custDash>`;
}

/** A row and a column, from 0. */
type Cell = [row: number, column: number];

/** The absolute reference of a range for a formula: `'Weeks of 2026'!$A$2:$A$53`; not escaped for XML. */
export function rangeOf(sheet: string, from: Cell, to: Cell = from): string {
  const first = absolute(from);
  const last = absolute(to);
  return `'${sheet.replaceAll("'", "''")}'!${first === last ? first : `${first}:${last}`}`;
}

const reference = (...range: Parameters<typeof rangeOf>) => escaped(rangeOf(...range));

const absolute = (cell: Cell) => getCellAddress(...cell).replace(/([A-Z]+)(\d+)/, '$$$1$$$2');

/** Text for elements and attributes of XML. */
export const escaped = (text: string) => sanitizeTextContent(text).replaceAll('"', '&quot;');
