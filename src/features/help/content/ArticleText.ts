export interface TextTable {
  caption: string;
  columns: readonly string[];
  /** The first cell of each row is its heading. */
  rows: readonly (readonly string[])[];
}

/** Tables whose cells are computed by `COMPUTED_TABLES`. */
export type ComputedTable = 'example' | 'movement' | 'permissions' | 'plan' | 'saveStatus';

/** A block of an article after its figures have been filled in; a string is a paragraph. */
export type Block =
  | string
  | { heading: string }
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | TextTable;

/** An article as the messages contain it. Names in double braces are filled in from `helpFigures`. */
export interface ArticleText {
  title: string;
  body: readonly (Block | { computed: ComputedTable })[];
}
