import type { TestServer } from '@server/testing/startTestServer';
import { mapping, profile } from '@server/testing/profiles';
import type { ModelVersionRow } from '@server/store/tables';
import { draft, exportedSheets, postModel } from '@server/testing/models';
import { as, type RecordedCall } from './recordedCall';

const ofNorth = {
  actor_id: 'cadmin',
  company_id: null,
  subject_type: 'workspace' as const,
  subject_id: 'north',
  subject_name: 'North',
  workspace_id: 'north',
};
const ofAcorn = {
  ...ofNorth,
  company_id: 'acorn',
  subject_type: 'company' as const,
  subject_id: 'acorn',
  subject_name: 'Acorn',
};

/** Prepares a call in a workspace that has a profile and a mapping. */
const withRows =
  (path: string, body: object): RecordedCall['prepare'] =>
  async (server: TestServer) => {
    await server.store.write(async (tx) => {
      await tx.insert('profiles', profile('north'));
      await tx.insert('mappings', mapping('north'));
    });
    return as('cadmin', (client) => client.post(path, body))(server);
  };

const aboutModel = {
  actor_id: 'admin',
  company_id: null,
  subject_type: null,
  after: { note: 'Without ten', changes: 1 },
};

const withDraft =
  (path: string, fields: Partial<ModelVersionRow> = {}): RecordedCall['prepare'] =>
  async (server: TestServer) => {
    await server.store.write(async (tx) => {
      await tx.insert('model_versions', draft(fields));
      if (fields.status !== 'applied') return;
      await tx.update('model_state', 'current', { version_id: 'draft', sequence: 1 });
    });
    return as('admin', (client) => client.post(path, { version_id: 'draft' }))(server);
  };

const { name, activities, reason } = profile('north');
const { header_digest, columns, scale, pairs } = mapping('north');

/** Calls about the model, profiles and mappings that leave an event. */
export const PROFILE_CALLS: RecordedCall[] = [
  {
    route: 'POST /model/import',
    prepare: as('admin', async (client) => {
      const { drivers } = await exportedSheets(client);
      const changed = drivers.map((driver) => ({ ...driver, description: 'New.' }));
      return postModel(client, { drivers: changed }, { import_id: 'once' });
    }),
    event: {
      ...{ kind: 'model_imported', ...aboutModel },
      after: { note: 'Our playbook', changes: 4 },
    },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /model/apply',
    prepare: withDraft('/model/apply'),
    event: { kind: 'model_applied', ...aboutModel },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /model/undo',
    prepare: withDraft('/model/undo', {
      status: 'applied',
      applied_at: '2026-05-12T10:00:00.000Z',
    }),
    event: { kind: 'model_undone', ...aboutModel },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /profile/save',
    prepare: as('cadmin', (client) =>
      client.post('/profile/save', { workspace_id: 'north', name, activities, reason }),
    ),
    event: { kind: 'profile_saved', ...ofNorth, after: { profile: 'Services', actions: 2 } },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /profile/remove',
    prepare: withRows('/profile/remove', { id: 'profile-north' }),
    event: { kind: 'profile_removed', ...ofNorth, before: { profile: 'Services' } },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /profile/apply',
    prepare: withRows('/profile/apply', {
      apply_id: 'apply',
      profile_id: 'profile-north',
      company_id: 'acorn',
      on: true,
      dry_run: false,
    }),
    event: { kind: 'profile_applied', ...ofAcorn, after: { profile: 'Services', answers: 2 } },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /mapping/save',
    prepare: as('cadmin', (client) =>
      client.post('/mapping/save', {
        ...{ workspace_id: 'north', name: 'Survey', header_digest, columns, scale, pairs },
      }),
    ),
    event: { kind: 'mapping_saved', ...ofNorth, after: { mapping: 'Survey', questions: 1 } },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /mapping/remove',
    prepare: withRows('/mapping/remove', { id: 'mapping-north' }),
    event: { kind: 'mapping_removed', ...ofNorth, before: { mapping: 'Survey' } },
    changesOfTwoCalls: 1,
  },
];
