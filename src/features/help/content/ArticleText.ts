export interface TextTable {
  caption: string;
  columns: readonly string[];
  /** The first cell of each row is its heading. */
  rows: readonly (readonly string[])[];
}

/** Tables whose cells are computed by `COMPUTED_TABLES`. */
export type ComputedTable =
  | 'example'
  | 'movement'
  | 'permissions'
  | 'plan'
  | 'round'
  | 'saveStatus';

/** A block of an article whose placeholders have been replaced; a string is a paragraph. */
export type Block =
  | string
  | { heading: string }
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | TextTable;

/** An article in the message files. Names in double braces are placeholders for the values of `helpFigures`. */
export interface ArticleText {
  title: string;
  body: readonly (Block | { computed: ComputedTable })[];
}
