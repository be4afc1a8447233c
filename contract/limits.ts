/** Limits on what clients send; contract "Transport". Lengths are in characters. */
export const LIMITS = {
  nameLength: 200,
  emailLength: 254,
  textLength: 10_000,
  /** Of a website's address, and of an image's address on another site. */
  addressLength: 2_000,
  imageBytes: 2 * 1024 * 1024,
  /** Pixels after decoding: a small file can contain a huge image. */
  imagePixels: 16_000_000,
  screenshotBytes: 500_000,
  /** Bodies of requests without a session. */
  guestBodyBytes: 16 * 1024,
  /** Bodies of signed-in requests without an image. */
  bodyBytes: 64 * 1024,
  /** Bodies that may contain an image, as a file or as a data URL. */
  imageBodyBytes: 4 * 1024 * 1024,
  /** Bodies of imports, and their number of values. */
  importBodyBytes: 4 * 1024 * 1024,
  importJsonValues: 50_000,
  /** Milliseconds within which a body must arrive. */
  bodyMs: 15_000,
  /** The same for a body with evidence, and its size: 10 MB within 15 s would exclude slow lines. */
  evidenceBodyMs: 120_000,
  evidenceBodyBytes: 11 * 1024 * 1024,
  /** Nesting levels of a JSON body, and its total number of values. */
  jsonDepth: 20,
  jsonValues: 1_000,
  /** Rows of a page of companies, workspaces or people's companies. */
  pageRows: 1_000,
  /** Companies that a person chooses for the weekly mail. */
  subscribedCompanies: 5_000,
  /** API tokens of one person, and the days for which one can be valid. */
  apiTokens: 20,
  /** The passkeys of a person. */
  passkeys: 20,
  apiTokenDays: 366,
  /** Ids in a query of a list. */
  pageIds: 500,
  queryDepth: 6,
  queryAliases: 15,
  queryTokens: 1_000,
  /** The total cost of a document's root fields; `server/routes/graphql/cost` lists the costs. */
  queryCost: 30,
} as const;
