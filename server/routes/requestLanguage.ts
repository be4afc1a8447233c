import { isLanguage, LANGUAGE_COOKIE, languageFor, type Language } from '@contract/language';
import { parse } from 'cookie';
import type { Request } from 'express';

/** The language that was last selected on the device, or otherwise the best match for the Accept-Language header. */
export function requestLanguage(req: Request): Language {
  const last = parse(req.headers.cookie ?? '')[LANGUAGE_COOKIE];
  return isLanguage(last) ? last : languageFor(req.acceptsLanguages());
}
