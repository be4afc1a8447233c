export const toList = <Row extends object>(rows: Row | readonly Row[]): readonly Row[] =>
  Array.isArray(rows) ? (rows as readonly Row[]) : [rows as Row];
