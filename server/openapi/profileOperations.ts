import * as profile from '@server/routes/profileFields';
import type { Operations } from './Operation';

/** Profiles, which mark sets of actions as not applicable, and mappings of workbooks. */
export const PROFILE_OPERATIONS: Operations = {
  'POST /profile/save': {
    summary: 'Create a profile, or change one',
    access: 'person',
    fields: [profile.workspaceRowKey, profile.profileFields],
    success: { 200: '`data`: the changed profile', 201: '`data`: the new profile' },
    errors: ['NOT_FOUND', 'NAME_TAKEN'],
  },
  'POST /profile/remove': {
    summary: 'Remove a profile, whose marks stay',
    access: 'person',
    fields: [profile.rowKey],
    success: { 200: '`data`: null' },
    errors: ['NOT_FOUND'],
  },
  'POST /profile/apply': {
    summary: 'Apply a profile to a company, take it back, or preview it',
    access: 'person',
    fields: [profile.profilePlace, profile.applyFields],
    success: { 200: '`data`: what it changes' },
    errors: ['NOT_FOUND', 'SAVE_ID_REUSED', 'TOO_MANY_ATTEMPTS'],
  },
  'POST /mapping/save': {
    summary: 'Create a mapping, or change one',
    access: 'person',
    fields: [profile.workspaceRowKey, profile.mappingFields],
    success: { 200: '`data`: the changed mapping', 201: '`data`: the new mapping' },
    errors: ['NOT_FOUND', 'NAME_TAKEN', 'REVISION_CONFLICT'],
  },
  'POST /mapping/remove': {
    summary: 'Remove a mapping',
    access: 'person',
    fields: [profile.mappingKey],
    success: { 200: '`data`: null' },
    errors: ['NOT_FOUND', 'REVISION_CONFLICT'],
  },
};
