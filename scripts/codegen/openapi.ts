/** Writes the OpenAPI document of the REST calls. A test compares it with the committed one. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApiDocument } from '../../server/openapi/openApi';
import { formatted } from './formatted';

async function main() {
  const target = path.resolve(__dirname, '../../docs/openapi.json');
  writeFileSync(target, await formatted(target, JSON.stringify(openApiDocument())));
}

void main();
