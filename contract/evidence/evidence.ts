/** Evidence on an action of a company: files and links. Days are such as '2026-05-13', the last one inclusive. */

export const EVIDENCE_KINDS = ['file', 'link'] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** Who may see evidence: everybody who sees the company's figures, or its administrators and whoever added it. */
export const AUDIENCES = ['company', 'administrators'] as const;
export type Audience = (typeof AUDIENCES)[number];

export const EVIDENCE_LIMITS = {
  fileBytes: 10 * 1024 * 1024,
  nameLength: 200,
  urlLength: 2_000,
} as const;

/** For how many days removed evidence can be restored. */
export const EVIDENCE_RESTORABLE_DAYS = 14;

/** The accepted types of files, by the extension of their name. */
export const EVIDENCE_TYPES = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  csv: 'text/csv',
  txt: 'text/plain',
} as const;
export type EvidenceExtension = keyof typeof EVIDENCE_TYPES;

export const isEvidenceExtension = (text: string): text is EvidenceExtension =>
  Object.hasOwn(EVIDENCE_TYPES, text);

/** The extension of a file's name in lower case; '' without one. */
export const extensionOf = (name: string): string =>
  /\.([^.\s/\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Addresses of the machine itself or of a private network; `URL` writes every IPv4 address with four numbers. */
const PRIVATE_ADDRESS =
  /^(0|10|127)\.|^169\.254\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\.|^\[(::|::1|::ffff:.*|f[cd].*|fe[89ab].*)\]$/;
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private)$/;

/** Whether a text is an http or https address on the internet, which everybody who sees the evidence can open. */
export function isWebLink(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  const host = hostname.replace(/\.$/, '');
  const isPublic = /[.:]/.test(host) && !PRIVATE_ADDRESS.test(host) && !PRIVATE_NAME.test(host);
  return /^https?:$/.test(protocol) && isPublic && username === '' && password === '';
}

/** The parts of evidence that decide whether it is shown. */
export interface EvidenceFacts {
  removed_at: string | null;
  /** Whether the operator's scanner has not passed the file yet. */
  checking: boolean;
  valid_until: string | null;
  /** The action's state when the evidence was added; null while it had none. */
  state_when_added: number | null;
}

/** Whether evidence was valid until a day before `today` (UTC). */
export const isExpired = ({ valid_until }: Pick<EvidenceFacts, 'valid_until'>, today: string) =>
  valid_until !== null && valid_until < today;

/** How many states an action may have risen since evidence was added, for it to still show the state. */
const RISE_SHOWN = 1;

/** Whether evidence shows the present state of its action, 1–10 or null for none. */
export function isShown(evidence: EvidenceFacts, state: number | null, today: string): boolean {
  const { removed_at, checking, state_when_added } = evidence;
  if (removed_at !== null || checking || isExpired(evidence, today)) return false;
  return state === null || state_when_added === null || state_when_added >= state - RISE_SHOWN;
}
