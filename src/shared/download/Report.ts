/** What a download says, before it becomes a file of some kind. */
export interface Report {
  title: string;
  company: string;
  /** When the figures were taken. */
  date: Date;
  /** How to read the figures, a line each. */
  notes: string[];
  pictures: ReportPicture[];
  tables: ReportTable[];
}

/** A picture of a chart, drawn for paper: light, and sharp. */
export interface ReportPicture {
  title: string;
  /** PNG as a data URL. */
  png: string;
  /** In any unit; only their proportion counts. */
  width: number;
  height: number;
}

export interface ReportTable {
  /** Also the sheet's name. */
  title: string;
  columns: ReportColumn[];
  rows: ReportCell[][];
}

/** 'score' shows two decimals, 'percent' one; the value itself is never rounded. */
interface ReportColumn {
  header: string;
  kind: 'text' | 'score' | 'percent' | 'count';
}

export type ReportCell = string | number | null;

export type FileKind = 'pdf' | 'xlsx';

/** 'Company overview – Alder Valley Foods – 2026-01-31.pdf', without what file systems refuse. */
export function fileName({ title, company, date }: Report, kind: FileKind): string {
  const day = date.toISOString().slice(0, 10);
  const name = [title, company, day].join(' – ').replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ');
  return `${name}.${kind}`;
}

/** A cell as it reads; an absent figure as a dash. */
export function cellText(cell: ReportCell, kind: ReportColumn['kind']): string {
  if (cell === null) return '–';
  if (typeof cell === 'string') return cell;
  if (kind === 'score') return cell.toFixed(2);
  return kind === 'percent' ? `${cell.toFixed(1)} %` : String(cell);
}
