/** Sizes the wire allows; contract "Transport". */
export const LIMITS = {
  nameLength: 200,
  emailLength: 254,
  textLength: 10_000,
  /** Of websites and of images elsewhere. */
  addressLength: 2_000,
  imageBytes: 2 * 1024 * 1024,
  /** How many pixels an image may decode to: a small file can hold a huge one. */
  imagePixels: 16_000_000,
  screenshotBytes: 500_000,
  /** Bodies of guests' calls. */
  guestBodyBytes: 16 * 1024,
  /** Bodies of signed-in calls without an image. */
  bodyBytes: 64 * 1024,
  /** Bodies that may carry an image, as a file or as a data URL. */
  imageBodyBytes: 4 * 1024 * 1024,
  /** How long a body may take to arrive. */
  bodyMs: 15_000,
  /** How deep a JSON body may nest, and how many values it may hold in all. */
  jsonDepth: 20,
  jsonValues: 1_000,
  queryDepth: 6,
  queryAliases: 15,
  queryTokens: 1_000,
  /** What the root fields of a document may cost together; `server/routes/graphql/cost` has each. */
  queryCost: 30,
} as const;
