import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import multer, { MulterError, type StorageEngine } from 'multer';
import { EVIDENCE_LIMITS } from '@contract/evidence/evidence';
import { LIMITS } from '@contract/limits';
import type { Background } from '@server/domain/background';
import type { Clock } from '@server/domain/clock';
import { badInput, type AppError } from '@server/domain/errors';
import type { ReceivedFile } from '@server/domain/evidence/submittedEvidence';
import {
  checkContent,
  checkFileName,
  type ContentCheck,
} from '@server/domain/evidence/fileContent';
import { removeUpload, storePieces } from '@server/domain/evidence/pieces';
import { tooLarge } from '@server/middleware/httpRefusal';
import type { Store } from '@server/store/Store';
import { limitContentLength, partsUpTo, withRefusal } from './body';
import { uploadSlots } from './uploadSlots';

interface Deps {
  store: Store;
  clock: Clock;
  background: Background;
}

const MAX_FIELDS = 12;
const FIELD_BYTES = 4 * EVIDENCE_LIMITS.urlLength;
/** An upload holds a piece of its file in memory, and not the whole file. */
const SLOTS = { perPerson: 20, inTotal: 40 };

const received = new WeakMap<Request, ReceivedFile>();

/** The file of a form that `evidenceForm` has read; null if there is none. */
export const receivedFile = (req: Request): ReceivedFile | null => received.get(req) ?? null;

/** For multipart forms with at most one file, whose bytes are stored in pieces while they arrive. */
export function evidenceForm(deps: Deps): RequestHandler[] {
  const parser = multer({
    storage: intoPieces(deps),
    preservePath: true,
    defParamCharset: 'utf8',
    limits: {
      ...partsUpTo(MAX_FIELDS),
      fieldSize: FIELD_BYTES,
      files: 1,
      fileSize: EVIDENCE_LIMITS.fileBytes,
    },
  }).single('file');
  return [
    (req, _res, next) => {
      next(req.is('multipart') === false ? badInput('This is not a form.') : undefined);
    },
    limitContentLength(LIMITS.evidenceBodyBytes),
    uploadSlots(SLOTS),
    withRefusal(parser, refusalOf),
  ];
}

function refusalOf(error: unknown): AppError {
  const isTooLarge =
    error instanceof MulterError && ['LIMIT_FILE_SIZE', 'LIMIT_FIELD_VALUE'].includes(error.code);
  return isTooLarge ? tooLarge() : badInput('The form could not be read.');
}

/** Stores the file of a request, and removes its pieces after the response unless they have become evidence. */
function intoPieces({ store, clock, background }: Deps): StorageEngine {
  return {
    _handleFile(req, { originalname: name, stream }, done) {
      const named = checkFileName(name);
      const content = 'extension' in named ? checkContent(named.extension) : null;
      const id = randomUUID();
      const chunks = watched(stream, content);
      const storing = content ? storePieces({ store, clock }, id, chunks) : drained(chunks);
      req.res?.once('close', () => {
        background.run(async () => {
          await storing.catch(() => undefined);
          await removeUpload(store, id);
        });
      });
      storing.then(
        (bytes) => {
          const problem = 'problem' in named ? named.problem : (content?.problem() ?? null);
          if (problem !== null) received.set(req, { name, problem });
          else if ('extension' in named && bytes) {
            received.set(req, { name, extension: named.extension, bytes });
          }
          done(null);
        },
        (error: unknown) => {
          done(error);
        },
      );
    },
    _removeFile(_req, _file, done) {
      done(null);
    },
  };
}

/** Shows each chunk of a file to the check of its content. */
async function* watched(
  chunks: AsyncIterable<Uint8Array>,
  content: ContentCheck | null,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    content?.add(chunk);
    yield chunk;
  }
}

/** Reads a refused file to its end, because the rest of the form follows. */
async function drained(chunks: AsyncIterable<Uint8Array>): Promise<null> {
  const iterator = chunks[Symbol.asyncIterator]();
  let next = await iterator.next();
  while (next.done !== true) next = await iterator.next();
  return null;
}
