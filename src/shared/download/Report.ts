import { dayOf } from '@contract/days';
import type { Formats } from '../i18n/formats';

/** The contents of a download, independent of the file format. */
export interface Report {
  title: string;
  company: string;
  /** The limits of the file beside the company, such as a filter; absent if it contains everything. */
  scope?: string | undefined;
  /** When the figures were loaded. */
  date: Date;
  /** Whether the tables need a page in landscape format. */
  isWide?: true;
  notes: ReportNote[];
  pictures: ReportPicture[];
  tables: ReportTable[];
}

/** Explains the figures that the subject names. */
export interface ReportNote {
  subject: string;
  text: string;
}

export const noteLine = ({ subject, text }: ReportNote) => `${subject}: ${text}`;

/** The part of a report about one subject. */
export interface ReportPart {
  tables: ReportTable[];
  notes: ReportNote[];
  /** Draws the images for the top of the report. */
  draw?: () => Promise<ReportPicture[]>;
}

/** One report of several subjects, in their order. */
export async function composeReport(
  about: Pick<Report, 'title' | 'company' | 'scope' | 'date' | 'isWide'>,
  parts: readonly ReportPart[],
): Promise<Report> {
  const pictures = await Promise.all(
    parts.map(({ draw }) => (draw ? draw() : Promise.resolve([]))),
  );
  return {
    ...about,
    pictures: pictures.flat(),
    tables: parts.flatMap(({ tables }) => tables),
    notes: parts.flatMap(({ notes }) => notes),
  };
}

/** An image of a chart, drawn for paper in the light theme and with a high resolution. */
export interface ReportPicture {
  title: string;
  /** PNG as a data URL. */
  png: string;
  /** In any unit, since only their ratio is used. */
  width: number;
  height: number;
  /** Whether a table of the report has `lines`, from which spreadsheets draw the same chart. */
  isOfTable?: true;
}

export interface ReportTable {
  title: string;
  /** Name of the Excel sheet, if the title is too long for one. */
  sheet?: string;
  columns: ReportColumn[];
  rows: ReportCell[][];
  /** The same table in fewer columns, if it is too wide for paper. */
  onPaper?: { columns: ReportColumn[]; rows: ReportCell[][] };
  /** For a line chart in spreadsheets: one line for each column after the first, which labels the axis. */
  lines?: readonly ReportLine[];
}

export interface ReportLine {
  color: `--vd-${string}`;
  /** Lengths of dashes and gaps, and the width of the line, px. */
  dash: readonly number[];
  width: number;
}

/**
 * 'score', 'average' and 'difference' show two decimals of unrounded values. An average beside its grade has more where
 * they would contradict each other, and a difference has a sign. 'number' has at most two decimals, and none for whole
 * numbers; 'percent' and 'count' are whole numbers.
 */
export interface ReportColumn {
  header: string;
  kind: 'text' | 'score' | 'average' | 'number' | 'difference' | 'percent' | 'count';
}

export type ReportCell = string | number | null;

/** The labels and formats that a file needs in addition to the report. */
export interface FileWords {
  charts: string;
  readMe: string;
  formats: Formats;
}

export type FileKind = 'pdf' | 'xlsx';

/** The day of the figures and their scope, such as '2026-01-31 · Filter: Not scored'. */
export const dayAndScope = ({ date, scope }: Pick<Report, 'date' | 'scope'>): string =>
  [dayOf(date), scope].filter(Boolean).join(' · ');

/** 'Company overview - Alder Valley Foods - 2026-01-31.pdf', without characters that file systems refuse. */
export function fileName(
  { title, company, date }: Pick<Report, 'title' | 'company' | 'date'>,
  kind: FileKind | 'csv',
): string {
  const day = dayOf(date);
  const name = [title, company, day].join(' - ').replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ');
  return `${name}.${kind}`;
}

/** The text of a cell; a dash for a missing figure. */
export function formatCell(cell: ReportCell, kind: ReportColumn['kind'], formats: Formats): string {
  if (cell === null) return '–';
  if (typeof cell === 'string') return cell;
  if (kind === 'score') return formats.score(cell);
  if (kind === 'average') return formats.graded(cell, 2);
  if (kind === 'number') return formats.number(cell);
  if (kind === 'difference') return formatDifference(cell, formats);
  return kind === 'percent' ? formats.percent(cell) : String(cell);
}

/** The standard fonts of PDF contain a hyphen, but no minus sign. */
function formatDifference(cell: number, { score }: Formats): string {
  const digits = score(Math.abs(cell));
  if (digits === score(0)) return digits;
  return cell > 0 ? `+${digits}` : `-${digits}`;
}
