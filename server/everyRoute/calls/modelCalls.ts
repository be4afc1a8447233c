import type { Call } from './call';

const admin = (route: string, rest: Partial<Call>): Call => ({
  route,
  body: () => ({}),
  on: 'nothing',
  may: {},
  success: 200,
  ...rest,
});

const query = (what: string, text: string): Call =>
  admin('POST /graphql', { what, body: () => ({ query: `{${text}}` }) });

/** Calls about the model, which only administrators change. */
export const MODEL_CALLS: Call[] = [
  query('modelVersions', 'modelVersions{id}'),
  query('modelPreview', 'modelPreview(version_id:"draft"){driver}'),
  admin('GET /model/export', { path: () => '/model/export' }),
  admin('POST /model/import', {
    body: () => ({ import_id: 'import', note: '', sheets: {} }),
  }),
  admin('POST /model/apply', { body: () => ({ id: 'draft' }) }),
  admin('POST /model/undo', {
    body: () => ({ id: 'draft' }),
    // The administrator may, but a draft cannot be undone.
    success: 409,
  }),
];
