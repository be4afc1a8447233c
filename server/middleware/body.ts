import express, { type Request, type RequestHandler } from 'express';
import multer, { MulterError } from 'multer';
import { LIMITS } from '@contract/limits';
import { AppError, badFields, badInput } from '@server/domain/errors';

const MAX_FIELDS = 60;
const FIELD_NAME_BYTES = 100;

/** A JSON body, up to the contract's size. */
export const jsonBody: RequestHandler = express.json({ limit: LIMITS.bodyBytes });

const urlencodedBody: RequestHandler = express.urlencoded({
  extended: false,
  limit: LIMITS.bodyBytes,
  parameterLimit: MAX_FIELDS,
});

const PARTS = {
  fields: MAX_FIELDS,
  parts: MAX_FIELDS,
  fieldNameSize: FIELD_NAME_BYTES,
  // Names are plain words; a bracket would make an object of one.
  fieldNestingDepth: 0,
};
/** A sign takes up to four bytes. How many signs a text may have is for its schema to say. */
const FILE_FORM_TEXT_BYTES = 4 * LIMITS.textLength + 1;

const multipartBody = multer({ limits: { ...PARTS, fieldSize: LIMITS.textLength } }).none();

const bounded =
  (parser: RequestHandler, refusal: (error: unknown) => AppError): RequestHandler =>
  (req, res, next) => {
    if (Number(req.get('content-length') ?? 0) > LIMITS.bodyBytes) {
      next(tooLarge());
      return;
    }
    void parser(req, res, (error?: unknown) => {
      next(error === undefined ? undefined : refusal(error));
    });
  };

/** A form without files: multipart as the contract says, URL-encoded and JSON alike. */
export const formBody: RequestHandler[] = [
  (req, _res, next) => {
    const isOther = req.is(['multipart', 'urlencoded', 'json']) === false;
    next(isOther ? badInput('This is not a form.') : undefined);
  },
  bounded(multipartBody, (error) => refusalOf(error)),
  urlencodedBody,
  jsonBody,
];

/** A multipart form with at most one file, kept in memory; `fileOf` gives it. */
export function fileForm(field: string, { bytes, size }: { bytes: number; size: string }) {
  const parser = multer({
    limits: { ...PARTS, fieldSize: FILE_FORM_TEXT_BYTES, files: 1, fileSize: bytes },
  }).single(field);
  const refusal = (error: unknown) =>
    error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE'
      ? badFields({ [field]: `This file is larger than ${size}.` })
      : refusalOf(error);
  const handlers: RequestHandler[] = [
    (req, _res, next) => {
      next(req.is('multipart') === false ? badInput('This is not a form.') : undefined);
    },
    bounded(parser, refusal),
  ];
  return handlers;
}

/** The file of a form; null where none, or an empty one, was sent. */
export function fileOf(req: Request): Buffer | null {
  const bytes = req.file?.buffer;
  return bytes && bytes.length > 0 ? bytes : null;
}

export const tooLarge = () => new AppError('TOO_LARGE', 'This is more than can be taken at once.');

/** What the multipart parser throws is always about the body: it parses and does nothing else. */
function refusalOf(error: unknown): AppError {
  if (error instanceof MulterError && error.code === 'LIMIT_FIELD_VALUE') return tooLarge();
  return badInput('The form could not be read.');
}
