import express, { type Request, type RequestHandler } from 'express';
import multer, { MulterError } from 'multer';
import { LIMITS } from '@contract/limits';
import { badFields, badInput, type AppError } from '@server/domain/errors';
import { tooLarge } from '@server/middleware/httpRefusal';
import { refuseUnboundedJson } from './jsonBounds';
import { uploadSlots } from './uploadSlots';

const MAX_FIELDS = 60;
const FIELD_NAME_BYTES = 100;
/** Enough for numbers, ids, the list of changed fields, and a reason of 500 characters. */
const SAVED_FIELD_BYTES = 2_000;
/** A character takes up to four bytes. The schema limits the number of characters. */
const FILE_FORM_FIELDS = 20;
const FILE_FORM_TEXT_BYTES = 4 * LIMITS.textLength + 1;

/** With bodies of 4 MB these take at most 80 MB of memory. */
const slots = uploadSlots({ perPerson: 3, inTotal: 20 });

/** Refuses a body by its Content-Length header, before reading it. */
export const limitContentLength =
  (limit: number): RequestHandler =>
  (req, _res, next) => {
    next(Number(req.get('content-length') ?? 0) > limit ? tooLarge() : undefined);
  };

const jsonUpTo = (limit: number, maxValues: number = LIMITS.jsonValues): RequestHandler[] => [
  limitContentLength(limit),
  express.json({ limit, inflate: false, verify: refuseUnboundedJson(maxValues) }),
];

/** For JSON bodies of guests. */
export const guestBody = jsonUpTo(LIMITS.guestBodyBytes);

/** For JSON bodies of signed-in people. */
export const jsonBody = jsonUpTo(LIMITS.bodyBytes);

/** For large JSON bodies without a limit by person; used for fixtures. */
export const imageSizedBody = jsonUpTo(LIMITS.imageBodyBytes);

/** For JSON bodies of signed-in people that may contain an image as a data URL. */
export const jsonBodyWithImage = [slots, ...imageSizedBody];

/** For the JSON bodies of imports by signed-in people. */
export const importBody = [slots, ...jsonUpTo(LIMITS.importBodyBytes, LIMITS.importJsonValues)];

const urlencodedBody: RequestHandler = express.urlencoded({
  extended: false,
  inflate: false,
  limit: LIMITS.bodyBytes,
  parameterLimit: MAX_FIELDS,
});

export const partsUpTo = (fields: number) => ({
  fields,
  parts: fields + 1,
  fieldNameSize: FIELD_NAME_BYTES,
  // Field names have no brackets, which would create nested objects.
  fieldNestingDepth: 0,
});

const multipartBody = multer({
  limits: { ...partsUpTo(MAX_FIELDS), fieldSize: SAVED_FIELD_BYTES },
}).none();

/** Converts a parser's errors. */
export const withRefusal =
  (parser: RequestHandler, refusal: (error: unknown) => AppError): RequestHandler =>
  (req, res, next) => {
    void parser(req, res, (error?: unknown) => {
      next(error === undefined ? undefined : refusal(error));
    });
  };

/** For forms without files: multipart, as in the contract, or URL-encoded or JSON. */
export const formBody: RequestHandler[] = [
  (req, _res, next) => {
    const isOtherType = req.is(['multipart', 'urlencoded', 'json']) === false;
    next(isOtherType ? badInput('This is not a form.') : undefined);
  },
  limitContentLength(LIMITS.bodyBytes),
  withRefusal(multipartBody, (error) => refusalOf(error)),
  urlencodedBody,
  ...jsonBody,
];

/** For multipart forms with at most one file, which `fileOf` reads. The file is kept in memory. */
export function fileForm(field: string, { bytes, size }: { bytes: number; size: string }) {
  const parser = multer({
    limits: {
      ...partsUpTo(FILE_FORM_FIELDS),
      fieldSize: FILE_FORM_TEXT_BYTES,
      files: 1,
      fileSize: bytes,
    },
  }).single(field);
  const refusal = (error: unknown) =>
    error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE'
      ? badFields({ [field]: `This file is larger than ${size}.` })
      : refusalOf(error);
  const handlers: RequestHandler[] = [
    (req, _res, next) => {
      next(req.is('multipart') === false ? badInput('This is not a form.') : undefined);
    },
    limitContentLength(LIMITS.imageBodyBytes),
    slots,
    withRefusal(parser, refusal),
  ];
  return handlers;
}

/** The file of a form; null if there is none or it is empty. */
export function fileOf(req: Request): Buffer | null {
  const bytes = req.file?.buffer;
  return bytes && bytes.length > 0 ? bytes : null;
}

/** Every error of the multipart parser is caused by the request's body. */
function refusalOf(error: unknown): AppError {
  if (error instanceof MulterError && error.code === 'LIMIT_FIELD_VALUE') return tooLarge();
  return badInput('The form could not be read.');
}
