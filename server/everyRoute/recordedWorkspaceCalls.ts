import { as, type RecordedCall } from './recordedCall';

const aboutWorkspace = (id: string, name: string) => ({
  actor_id: 'admin',
  company_id: null,
  subject_type: 'workspace' as const,
  subject_id: id,
  subject_name: name,
  workspace_id: id,
  workspace_name: name,
});

/** Calls about workspaces that leave an event. */
export const WORKSPACE_CALLS: RecordedCall[] = [
  {
    route: 'POST /workspace/create',
    prepare: as('admin', (client) =>
      client.post('/workspace/create', { workspace_name: 'East', user_id: 'admin' }),
    ),
    event: { kind: 'workspace_created', subject_name: 'East', workspace_name: 'East' },
    changesOfTwoCalls: 1,
  },
  {
    route: 'PUT /workspace/update',
    what: 'name',
    prepare: as('admin', (client) =>
      client.put('/workspace/update', { workspace_id: 'north', workspace_name: 'Nord' }),
    ),
    event: {
      kind: 'workspace_changed',
      ...aboutWorkspace('north', 'North'),
      before: { name: 'North' },
      after: { name: 'Nord' },
    },
    changesOfTwoCalls: 1,
  },
  {
    route: 'PUT /workspace/update',
    what: 'reach and name',
    prepare: as('admin', (client) =>
      client.put('/workspace/update', {
        workspace_id: 'north',
        workspace_name: 'Nord',
        administrators_reach: 'read',
      }),
    ),
    event: {
      kind: 'reach_changed',
      ...aboutWorkspace('north', 'North'),
      before: { name: 'North', administrators_reach: 'none' },
      after: { name: 'Nord', administrators_reach: 'read' },
    },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /workspace/delete',
    prepare: as('admin', (client) => client.post('/workspace/delete', { workspace_id: 'north' })),
    event: { kind: 'workspace_deleted', ...aboutWorkspace('north', 'North') },
    changesOfTwoCalls: 1,
  },
  {
    route: 'PUT /workspace/reactivate',
    prepare: as('admin', (client) => client.put('/workspace/reactivate', { workspace_id: 'west' })),
    event: { kind: 'workspace_restored', ...aboutWorkspace('west', 'West') },
    changesOfTwoCalls: 1,
  },
];
