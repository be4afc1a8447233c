import express, { type RequestHandler } from 'express';
import multer, { MulterError } from 'multer';
import { LIMITS } from '@contract/limits';
import { AppError, badInput } from '@server/domain/errors';

const MAX_FIELDS = 60;
const FIELD_NAME_BYTES = 100;

/** A JSON body, up to the contract's size. */
export const jsonBody: RequestHandler = express.json({ limit: LIMITS.bodyBytes });

const urlencodedBody: RequestHandler = express.urlencoded({
  extended: false,
  limit: LIMITS.bodyBytes,
  parameterLimit: MAX_FIELDS,
});

const multipartBody: RequestHandler = multer({
  limits: {
    fields: MAX_FIELDS,
    parts: MAX_FIELDS,
    fieldNameSize: FIELD_NAME_BYTES,
    fieldSize: LIMITS.textLength,
    // Names are plain words; a bracket would make an object of one.
    fieldNestingDepth: 0,
  },
}).none();

const multipart: RequestHandler = (req, res, next) => {
  if (Number(req.get('content-length') ?? 0) > LIMITS.bodyBytes) {
    next(tooLarge());
    return;
  }
  void multipartBody(req, res, (error?: unknown) => {
    next(error === undefined ? undefined : refusalOf(error));
  });
};

/** A form without files: multipart as the contract says, URL-encoded and JSON alike. */
export const formBody: RequestHandler[] = [
  (req, _res, next) => {
    const isOther = req.is(['multipart', 'urlencoded', 'json']) === false;
    next(isOther ? badInput('This is not a form.') : undefined);
  },
  multipart,
  urlencodedBody,
  jsonBody,
];

export const tooLarge = () => new AppError('TOO_LARGE', 'This is more than can be taken at once.');

/** What the multipart parser throws is always about the body: it parses and does nothing else. */
function refusalOf(error: unknown): AppError {
  if (error instanceof MulterError && error.code === 'LIMIT_FIELD_VALUE') return tooLarge();
  return badInput('The form could not be read.');
}
