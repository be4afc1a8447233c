/** Sizes the wire allows; contract "Transport". */
export const LIMITS = {
  nameLength: 200,
  textLength: 10_000,
  /** Of websites and of images elsewhere. */
  addressLength: 2_000,
  imageBytes: 2 * 1024 * 1024,
  /** How many pixels an image may decode to: a small file can hold a huge one. */
  imagePixels: 40_000_000,
  screenshotBytes: 500_000,
  bodyBytes: 4 * 1024 * 1024,
  queryDepth: 6,
  queryAliases: 15,
  queryTokens: 1_000,
} as const;
