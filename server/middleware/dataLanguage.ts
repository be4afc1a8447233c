import { isLanguage, LANGUAGE_COOKIE, languageFor, type Language } from '@contract/language';
import { parse } from 'cookie';
import type { Request } from 'express';

/**
 * The language in which a reply names actions: that of the Accept-Language header, or if it names none of the product's
 * the one that was last selected on the device; undefined if neither is known.
 */
export function dataLanguage(req: Request): Language | undefined {
  const wanted = req.acceptsLanguages();
  const isKnown = wanted.some((tag) => isLanguage(tag.split('-', 1)[0]?.toLowerCase()));
  if (isKnown) return languageFor(wanted);
  const last = parse(req.headers.cookie ?? '')[LANGUAGE_COOKIE];
  return isLanguage(last) ? last : undefined;
}
