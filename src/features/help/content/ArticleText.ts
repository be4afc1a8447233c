export interface TextTable {
  caption: string;
  columns: readonly string[];
  /** Each row begins with its heading. */
  rows: readonly (readonly string[])[];
}

/** Tables whose cells are worked out, not written. */
export type ComputedTable = 'example' | 'permissions' | 'saveStatus';

/** What an article is made of once every word of it is known; a string is a paragraph. */
export type Block =
  | string
  | { heading: string }
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | TextTable;

/** An article as it is written. Words in double braces are figures; see `helpFacts`. */
export interface ArticleText {
  title: string;
  body: readonly (Block | { computed: ComputedTable })[];
}
