import type { ModelExport, ModelSheets } from '@contract/model/modelPayloads';
import type { ModelVersionRow } from '@server/store/tables';
import type { TestClient, Reply } from './client';
import { START } from './smallFixtures';

/** A draft that retires the action 'ten'. */
export function draft(fields: Partial<ModelVersionRow> = {}): ModelVersionRow {
  const before = {
    id: 'ten',
    name: '1.2.10 Ten',
    description: 'What 1.2.10 Ten is about.',
    impact_area: 1,
    subdriver_id: 's12',
    subprocess_id: 'subprocess',
    relevance: 4,
  };
  const after = { ...before, retired_at: START };
  return {
    id: 'draft',
    status: 'draft',
    note: 'Without ten',
    digest: 'a'.repeat(64),
    changes: [{ table: 'activities', id: 'ten', before, after }],
    change_count: 1,
    base_id: null,
    created_by: 'admin',
    created_at: START,
    applied_at: null,
    undone_at: null,
    ...fields,
  };
}

/** The sheets of the model as an administrator exports them. */
export const exportedSheets = async (admin: TestClient): Promise<ModelSheets> =>
  ((await admin.get('/model/export')).json as ModelExport).sheets;

let imports = 0;

/** Imports sheets of a model under a new id. */
export const postModel = (
  admin: TestClient,
  sheets: unknown,
  fields: object = {},
): Promise<Reply> =>
  admin.post('/model/import', {
    import_id: `model-${String(++imports)}`,
    note: 'Our playbook',
    sheets,
    ...fields,
  });

/** The id of the imported draft. */
export const versionIn = ({ json }: Reply): string =>
  (json as { data: { version_id: string } }).data.version_id;
