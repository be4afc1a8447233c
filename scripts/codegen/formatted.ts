import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';

const OPTIONS = path.resolve(__dirname, '../../.oxfmtrc.json');

/** Formats the text of a generated file, as `npm run lint` expects it. The file's ending tells the language. */
export async function formatted(file: string, text: string): Promise<string> {
  const options = JSON.parse(readFileSync(OPTIONS, 'utf8')) as Parameters<typeof format>[2];
  const { code, errors } = await format(file, text, options);
  if (errors[0]) throw new Error(`${file} cannot be formatted: ${errors[0].message}`);
  return code;
}
