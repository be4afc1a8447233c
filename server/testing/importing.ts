import type { ErrorBody } from '@contract/rest';
import type { ImportReply, ImportRow } from '@contract/workbook/importPayloads';
import type { TestClient, Reply } from './client';
import type { TestServer } from './startTestServer';

let imports = 0;

/** Imports rows into acorn, under a new id unless `fields` has one. */
export const postImport = (
  client: TestClient,
  rows: readonly Partial<ImportRow>[],
  fields: Record<string, unknown> = {},
): Promise<Reply> =>
  client.post('/answers/import', {
    import_id: `import-${String(++imports)}`,
    company_id: 'acorn',
    dry_run: false,
    rows: rows.map((row) => ({ revision: null, values: {}, ...row })),
    ...fields,
  });

export const previewImport = (client: TestClient, rows: readonly Partial<ImportRow>[]) =>
  postImport(client, rows, { dry_run: true });

/** The reply of an import, or the one in its refusal. */
export const importIn = ({ json }: Reply): ImportReply =>
  (json as { data: ImportReply } | (ErrorBody & { data: ImportReply })).data;

export const outcomesIn = (reply: Reply) => importIn(reply).results.map(({ outcome }) => outcome);

/** Everything that an import could write. */
export const writtenBy = ({ store }: TestServer) =>
  store.read(async (tx) => {
    const rows = [
      await tx.find('answers'),
      await tx.find('answer_changes'),
      await tx.find('driver_sums'),
      await tx.find('driver_weeks'),
    ];
    return rows.map((table) => [...table].sort((a, b) => a.id.localeCompare(b.id)));
  });
