/** What people type or paste around the characters of a code: spaces and invisible characters. */
const IGNORED = /[\s\p{Cf}]/gu;

/** A one-time code or recovery code as it is compared: full-width characters count as the usual ones. */
export const plainCode = (typed: string): string => typed.normalize('NFKC').replace(IGNORED, '');
