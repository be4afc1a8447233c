import express, { type Request, type RequestHandler } from 'express';
import multer, { MulterError } from 'multer';
import { LIMITS } from '@contract/limits';
import { badFields, badInput, type AppError } from '@server/domain/errors';
import { tooLarge } from './httpRefusal';
import { refuseUnboundedJson } from './jsonBounds';
import { uploadSlots } from './uploadSlots';

const MAX_FIELDS = 60;
const FIELD_NAME_BYTES = 100;
/** Numbers, ids and the list of changed fields: 60 of them fit into 64 kB. */
const SAVED_FIELD_BYTES = 1_000;
/** A sign takes up to four bytes. How many signs a text may have is for its schema to say. */
const FILE_FORM_FIELDS = 20;
const FILE_FORM_TEXT_BYTES = 4 * LIMITS.textLength + 1;

const slots = uploadSlots();

/** Refuses a body that says to be too large before any of it is read. */
const declaredUpTo =
  (limit: number): RequestHandler =>
  (req, _res, next) => {
    next(Number(req.get('content-length') ?? 0) > limit ? tooLarge() : undefined);
  };

const jsonUpTo = (limit: number): RequestHandler[] => [
  declaredUpTo(limit),
  express.json({ limit, inflate: false, verify: refuseUnboundedJson }),
];

/** A JSON body of a guest. */
export const guestBody = jsonUpTo(LIMITS.guestBodyBytes);

/** A JSON body of a signed-in person. */
export const jsonBody = jsonUpTo(LIMITS.bodyBytes);

/** A large JSON body, of any caller: for fixtures. */
export const imageSizedBody = jsonUpTo(LIMITS.imageBodyBytes);

/** A JSON body of a signed-in person that may hold an image as a data URL. */
export const jsonBodyWithImage = [slots, ...imageSizedBody];

const urlencodedBody: RequestHandler = express.urlencoded({
  extended: false,
  inflate: false,
  limit: LIMITS.bodyBytes,
  parameterLimit: MAX_FIELDS,
});

const partsUpTo = (fields: number) => ({
  fields,
  parts: fields + 1,
  fieldNameSize: FIELD_NAME_BYTES,
  // Names are plain words; a bracket would make an object of one.
  fieldNestingDepth: 0,
});

const multipartBody = multer({
  limits: { ...partsUpTo(MAX_FIELDS), fieldSize: SAVED_FIELD_BYTES },
}).none();

/** Turns what a parser throws into a refusal. */
const refusing =
  (parser: RequestHandler, refusal: (error: unknown) => AppError): RequestHandler =>
  (req, res, next) => {
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
  declaredUpTo(LIMITS.bodyBytes),
  refusing(multipartBody, (error) => refusalOf(error)),
  urlencodedBody,
  ...jsonBody,
];

/** A multipart form with at most one file, kept in memory; `fileOf` gives it. */
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
    declaredUpTo(LIMITS.imageBodyBytes),
    slots,
    refusing(parser, refusal),
  ];
  return handlers;
}

/** The file of a form; null where none, or an empty one, was sent. */
export function fileOf(req: Request): Buffer | null {
  const bytes = req.file?.buffer;
  return bytes && bytes.length > 0 ? bytes : null;
}

/** What the multipart parser throws is always about the body: it parses and does nothing else. */
function refusalOf(error: unknown): AppError {
  if (error instanceof MulterError && error.code === 'LIMIT_FIELD_VALUE') return tooLarge();
  return badInput('The form could not be read.');
}
