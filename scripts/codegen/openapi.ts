/** Writes the OpenAPI document of the REST calls. A test compares it with the committed one. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { openApiDocument } from '../../server/openapi/openApi';

async function main() {
  const target = path.resolve(__dirname, '../../docs/openapi.json');
  const options = { ...(await resolveConfig(target)), parser: 'json' };
  writeFileSync(target, await format(JSON.stringify(openApiDocument()), options));
}

void main();
