import * as user from '@server/routes/account/userRoutes';
import { companyKey } from '@server/routes/keys';
import * as company from '@server/routes/management/companyRoutes';
import * as workspace from '@server/routes/management/workspaceRoutes';
import type { Operations } from './Operation';

const USER = '`data`: the person (`User`)';
const COMPANY = '`data`: the company';
const WORKSPACE = '`data`: the workspace';
const PURGE = '`data.purge_at`: until when it can be restored';

/** Companies, workspaces and their people. */
export const MANAGEMENT_OPERATIONS: Operations = {
  'POST /user/create': {
    summary: 'Invite a person',
    access: 'person',
    fields: [companyKey, user.invitedFields],
    success: { 201: USER },
    errors: ['NOT_FOUND', 'EMAIL_TAKEN'],
  },
  'POST /user/resend-invitation': {
    summary: 'Mail another link of an invitation',
    access: 'person',
    fields: [user.userKey],
    success: { 200: USER },
    errors: ['NOT_FOUND'],
  },
  'PUT /user/update-role': {
    summary: 'Change the roles of a person',
    access: 'person',
    fields: [user.userKey, user.roleFields],
    success: { 200: USER },
    errors: ['NOT_FOUND', 'LAST_ADMINISTRATOR'],
  },
  'PUT /user/change-company': {
    summary: 'Move a person to another company',
    access: 'person',
    fields: [user.userKey, companyKey, user.moveFields],
    success: { 200: USER },
    errors: ['NOT_FOUND', 'LAST_ADMINISTRATOR'],
  },
  'POST /user/end-sessions': {
    summary: 'End all sessions of another person',
    access: 'person',
    fields: [user.userKey],
    success: { 200: '`data.ended`: the number of ended sessions' },
    errors: ['NOT_FOUND'],
  },
  'POST /user/delete': {
    summary: 'Remove a person, or revoke an invitation',
    access: 'person',
    fields: [user.userKey],
    success: { 200: '`data`: null' },
    errors: ['NOT_FOUND', 'LAST_ADMINISTRATOR'],
  },
  'POST /user/erase': {
    summary: 'Remove a person with their name wherever it is stored',
    access: 'person',
    fields: [user.userKey, user.confirmedAddress],
    success: { 200: '`data`: null' },
    errors: ['NOT_FOUND', 'LAST_ADMINISTRATOR'],
  },
  'POST /company/create': {
    summary: 'Create a company',
    access: 'person',
    fields: [company.companyFields],
    success: { 201: COMPANY },
    errors: ['TOO_MANY_ATTEMPTS'],
  },
  'PUT /company/update': {
    summary: 'Change a company',
    access: 'person',
    fields: [companyKey, company.companyFields],
    success: { 200: COMPANY },
    errors: ['NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  },
  'POST /company/delete': {
    summary: 'Delete a company',
    access: 'person',
    fields: [companyKey],
    success: { 200: PURGE },
    errors: ['NOT_FOUND'],
  },
  'PUT /company/reactivate': {
    summary: 'Restore a deleted company',
    access: 'person',
    fields: [companyKey],
    success: { 200: COMPANY },
    errors: ['NOT_FOUND'],
    conflicts: ['NAME_TAKEN'],
  },
  'PUT /company/change-workspaces': {
    summary: 'Assign a company to a workspace, or to none',
    access: 'person',
    fields: [companyKey, company.workspaceChoice],
    success: { 200: '`data`: `company_id` and `workspace_id`' },
    errors: ['NOT_FOUND'],
  },
  'POST /workspace/create': {
    summary: 'Create a workspace',
    access: 'person',
    fields: [workspace.namedUser, workspace.workspaceFields],
    success: { 201: WORKSPACE },
    errors: ['NAME_TAKEN'],
  },
  'PUT /workspace/update': {
    summary: 'Change a workspace',
    access: 'person',
    fields: [workspace.workspaceKey, workspace.workspaceFields, workspace.reachField],
    success: { 200: WORKSPACE },
    errors: ['NOT_FOUND', 'NAME_TAKEN'],
  },
  'POST /workspace/delete': {
    summary: 'Delete a workspace',
    access: 'person',
    fields: [workspace.workspaceKey],
    success: { 200: PURGE },
    errors: ['NOT_FOUND'],
  },
  'PUT /workspace/reactivate': {
    summary: 'Restore a deleted workspace',
    access: 'person',
    fields: [workspace.workspaceKey],
    success: { 200: WORKSPACE },
    errors: ['NOT_FOUND'],
    conflicts: ['NAME_TAKEN'],
  },
};
