import { COMPANY, OK_OR_UNKNOWN, WORKSPACE, type Call, type Place } from './call';

const inWorkspace = (fields: Call): Call => ({ ...fields, on: 'workspace' });
const CREATED = { own: 201, other: 201, deactivated: 404, unknown: 404 };
const OK = { own: 200, other: 200, deactivated: 404, unknown: 404 };
const workspace = (place: Place) => WORKSPACE[place] ?? 'nothing';

const reading = (field: 'profiles' | 'mappings'): Call =>
  inWorkspace({
    route: 'POST /graphql',
    what: field,
    body: (place) => ({ query: `{${field}(workspace_id:"${workspace(place)}"){id}}` }),
    on: 'workspace',
    may: { own: 'E' },
    success: OK,
  });

/** Calls about the profiles and mappings of workspaces. */
export const PROFILE_CALLS: Call[] = [
  reading('profiles'),
  reading('mappings'),
  {
    route: 'POST /profile/save',
    body: (place) => ({
      workspace_id: workspace(place),
      name: 'New',
      activities: ['two'],
      reason: 'No products',
    }),
    on: 'workspace',
    may: { own: 'CS' },
    success: CREATED,
  },
  {
    route: 'POST /profile/remove',
    body: (place) => ({ id: `profile-${workspace(place)}` }),
    on: 'workspace',
    may: { own: 'CS' },
    success: OK,
  },
  {
    route: 'POST /profile/apply',
    body: (place) => ({
      apply_id: 'apply',
      profile_id: place === 'other' ? 'profile-south' : 'profile-north',
      company_id: COMPANY[place],
      on: true,
      dry_run: false,
    }),
    on: 'company',
    may: { own: 'CS', same: 'S' },
    success: OK_OR_UNKNOWN,
  },
  {
    route: 'POST /mapping/save',
    body: (place) => ({
      workspace_id: workspace(place),
      name: 'New',
      header_digest: 'a'.repeat(64),
      columns: [],
      scale: [],
      pairs: [],
    }),
    on: 'workspace',
    may: { own: 'F' },
    success: CREATED,
  },
  {
    route: 'POST /mapping/remove',
    body: (place) => ({ id: `mapping-${workspace(place)}` }),
    on: 'workspace',
    may: { own: 'F' },
    success: OK,
  },
];
