import type { Request } from 'express';

/** The smallest first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * The best of these encodings that the client accepts, undefined for none. Not the first one that the client names:
 * browsers name gzip before br, with equal weights.
 */
export const acceptedEncoding = (
  req: Request,
  available: readonly Encoding[] = ENCODINGS,
): Encoding | undefined => available.find((one) => req.acceptsEncodings(one) === one);
