import {
  EVIDENCE_LIMITS,
  extensionOf,
  isEvidenceExtension,
  type EvidenceExtension,
} from '@contract/evidence/evidence';

const WRONG_TYPE =
  'Only PDF, PNG, JPEG, WebP, Word, Excel, PowerPoint, CSV and text files are accepted.';
export const WRONG_CONTENT = 'The content of this file does not match its name.';
const BAD_NAME = 'The name of this file is too long or contains a path.';

/** The bytes by which a file's content is recognized. */
const HEAD_BYTES = 16;

/** Looks at a file's content while it passes by. */
export interface ContentCheck {
  add(chunk: Uint8Array): void;
  /** Why the content does not fit the name; null if it does. Office files need `officeProblem` in addition. */
  problem(): string | null;
}

/** The extension of an accepted file name, or why the name is refused. */
export function checkFileName(
  name: string,
): { extension: EvidenceExtension } | { problem: string } {
  const hasPath = /[/\\]/.test(name) || name.startsWith('..');
  if (hasPath || name.length > EVIDENCE_LIMITS.nameLength) return { problem: BAD_NAME };
  const extension = extensionOf(name);
  return isEvidenceExtension(extension) ? { extension } : { problem: WRONG_TYPE };
}

/** The zip files of Office, and the folder with their content. */
const OFFICE_FOLDERS = { docx: 'word/', xlsx: 'xl/', pptx: 'ppt/' } as const;
export const officeFolderOf = (extension: EvidenceExtension): string | null =>
  extension in OFFICE_FOLDERS ? OFFICE_FOLDERS[extension as keyof typeof OFFICE_FOLDERS] : null;

const ascii = (text: string) => Buffer.from(text, 'latin1');
const startsWith = (head: Uint8Array, bytes: Uint8Array, at = 0) =>
  bytes.every((byte, index) => head[at + index] === byte);

const SIGNATURES: Partial<Record<EvidenceExtension, (head: Uint8Array) => boolean>> = {
  pdf: (head) => startsWith(head, ascii('%PDF-')),
  png: (head) => startsWith(head, ascii('\x89PNG\r\n\x1a\n')),
  jpg: (head) => startsWith(head, ascii('\xff\xd8\xff')),
  jpeg: (head) => startsWith(head, ascii('\xff\xd8\xff')),
  webp: (head) => startsWith(head, ascii('RIFF')) && startsWith(head, ascii('WEBP'), 8),
  docx: (head) => startsWith(head, ascii('PK\x03\x04')),
  xlsx: (head) => startsWith(head, ascii('PK\x03\x04')),
  pptx: (head) => startsWith(head, ascii('PK\x03\x04')),
};

/** Checks the content of a file with this extension. */
export function checkContent(extension: EvidenceExtension): ContentCheck {
  const head = Buffer.alloc(HEAD_BYTES);
  let size = 0;
  const hasSignature = SIGNATURES[extension];
  const text = hasSignature ? null : checkText();
  return {
    add(chunk) {
      if (size < HEAD_BYTES) head.set(chunk.subarray(0, HEAD_BYTES - size), size);
      size += chunk.length;
      text?.add(chunk);
    },
    problem() {
      if (size === 0) return 'This file is empty.';
      const fits = hasSignature ? hasSignature(head) : (text?.isText() ?? false);
      return fits ? null : WRONG_CONTENT;
    },
  };
}

/** Which bytes are control characters; Excel writes Windows-1252, so that a text need not be UTF-8. */
const ALLOWED_CONTROLS = [9, 10, 13];
const isControl = (byte: number) => (byte < 32 && !ALLOWED_CONTROLS.includes(byte)) || byte === 127;
const IS_CONTROL = Uint8Array.from({ length: 256 }, (_, byte) => Number(isControl(byte)));

/** Text without control characters that does not begin like a program, or text in UTF-16 with a byte order mark. */
function checkText() {
  const start: number[] = [];
  let size = 0;
  let hasControl = false;
  /** The same for UTF-16, whose characters have two bytes. */
  let hasWideControl = false;
  let first: number | null = null;
  const isLittle = () => start[0] === 0xff && start[1] === 0xfe;
  const isBig = () => start[0] === 0xfe && start[1] === 0xff;
  return {
    add(chunk: Uint8Array) {
      for (const byte of chunk) {
        if (start.length < 2) start.push(byte);
        size++;
        if (IS_CONTROL[byte] === 1) hasControl = true;
        if (first === null) {
          first = byte;
          continue;
        }
        const code = isBig() ? first * 256 + byte : byte * 256 + first;
        if (code < 128 && IS_CONTROL[code] === 1) hasWideControl = true;
        first = null;
      }
    },
    isText(): boolean {
      if (isLittle() || isBig()) return size % 2 === 0 && !hasWideControl;
      const isProgram = start[0] === 0x4d && start[1] === 0x5a;
      return !hasControl && !isProgram;
    },
  };
}
