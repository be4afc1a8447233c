import type { Feature } from '@contract/features';
import type { TypedDocumentString } from './TypedDocument';

/** A part of a document that needs a feature, as `npm run codegen` marks it, without further such parts inside. */
const PART = /<(\w+):([^<>]*)>/g;
const WITHOUT_ARGUMENTS = /\(\s*\)/g;

/**
 * The text of a document for a server that offers these features: without the fields and arguments that it does not
 * know. Null if the server cannot answer the document at all.
 */
export function textFor(
  { query, needs }: Pick<TypedDocumentString<unknown, never>, 'query' | 'needs'>,
  features: readonly Feature[],
): string | null {
  if (!needs.every((feature) => features.includes(feature))) return null;
  let text = query;
  while (text.includes('<')) {
    text = text.replace(PART, (_, feature: Feature, part: string) =>
      features.includes(feature) ? part : '',
    );
  }
  return text.replace(WITHOUT_ARGUMENTS, '');
}
