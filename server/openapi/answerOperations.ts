import { z } from 'zod';
import { ANSWER_FIELDS } from '@contract/answer';
import * as download from '@server/routes/downloadRoutes';
import { answerKey, companyKey } from '@server/routes/keys';
import * as graphql from '@server/routes/graphql/graphqlRoutes';
import * as imports from '@server/routes/importRoutes';
import * as plan from '@server/routes/planRoutes';
import * as scenario from '@server/routes/scenarioRoutes';
import * as save from '@server/routes/saveRoutes';
import * as target from '@server/routes/targetRoutes';
import type { Operations } from './Operation';

/** A form contains texts only; an empty one clears a field. */
const savedFields = z.object({
  user_id: z.string(),
  ...Object.fromEntries(ANSWER_FIELDS.map(({ wire }) => [wire, z.string().optional()])),
  revision: z.string().optional(),
  changed: z.string().optional(),
  save_id: z.string().optional(),
});

/** Queries, answers, plans and targets, and the calls that are open to everyone. */
export const ANSWER_OPERATIONS: Operations = {
  'POST /graphql': {
    summary: 'Read data with a GraphQL query; its schema is contract/schema.graphql',
    access: 'query',
    fields: [graphql.requestSchema],
    success: { 200: '`data`, and `errors` of fields that failed' },
    errors: ['TOO_MANY_ATTEMPTS'],
  },
  'POST /user/autosave': {
    summary: 'Save fields of an answer',
    access: 'person',
    fields: [answerKey, savedFields],
    type: 'multipart/form-data',
    success: { 200: '`data`: `revision`, `average_score` and `status`' },
    errors: ['NOT_FOUND', 'REVISION_CONFLICT', 'SAVE_ID_REUSED'],
  },
  'POST /answer/confirm': {
    summary: 'Confirm that an answer is still true',
    access: 'person',
    fields: [answerKey, save.confirmedRevision],
    success: { 200: '`data.confirmed_at`' },
    errors: ['NOT_FOUND', 'REVISION_CONFLICT'],
  },
  'POST /answers/import': {
    summary: 'Import answers, or preview the import',
    access: 'person',
    fields: [companyKey, imports.importFields],
    success: { 200: '`data`: what the import changes' },
    errors: ['NOT_FOUND', 'REVISION_CONFLICT', 'SAVE_ID_REUSED', 'TOO_MANY_ATTEMPTS'],
  },
  'POST /download/record': {
    summary: 'Record in the activity log that a file was made from figures or from the log',
    access: 'person',
    fields: [download.downloadFields],
    success: { 201: '`data`: null' },
    errors: ['NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  },
  'POST /plan/save': {
    summary: 'Plan an action, or change a plan item',
    access: 'person',
    fields: [plan.itemKey, plan.itemFields],
    success: { 200: '`data`: the changed item', 201: '`data`: the new item' },
    errors: ['NOT_FOUND', 'ALREADY_PLANNED', 'REVISION_CONFLICT'],
  },
  'POST /plan/save-many': {
    summary: 'Plan several actions, or none',
    access: 'person',
    fields: [companyKey, plan.manyFields],
    success: { 201: '`data`: the new items' },
    errors: ['NOT_FOUND', 'ALREADY_PLANNED'],
  },
  'POST /plan/remove': {
    summary: 'Remove a plan item, or drop one that was begun or has comments',
    access: 'person',
    fields: [plan.removalKey],
    success: { 200: '`data`: the dropped item, or null' },
    errors: ['NOT_FOUND'],
  },
  'POST /plan/confirm': {
    summary: 'Confirm the benefit of a plan item that others own and entered',
    access: 'person',
    fields: [plan.confirmKey, plan.confirmedRevision],
    success: { 200: '`data`: the item' },
    errors: ['NOT_FOUND', 'REVISION_CONFLICT'],
  },
  'POST /scenario/save': {
    summary: 'Create a scenario of a plan, or change one',
    access: 'person',
    fields: [scenario.scenarioKey, scenario.scenarioFields],
    success: { 200: '`data`: the changed scenario', 201: '`data`: the new scenario' },
    errors: ['NOT_FOUND', 'NAME_TAKEN', 'REVISION_CONFLICT', 'TOO_MANY_ATTEMPTS'],
  },
  'POST /scenario/remove': {
    summary: 'Remove a scenario; the plan stays',
    access: 'person',
    fields: [scenario.scenarioId, scenario.removedFields],
    success: { 200: '`data`: null' },
    errors: ['NOT_FOUND', 'REVISION_CONFLICT'],
  },
  'POST /scenario/choose': {
    summary: 'Make the items of a scenario the plan, or preview it',
    access: 'person',
    fields: [scenario.scenarioId, scenario.choiceFields],
    success: { 200: '`data`: `items`, `averages_before` and `averages_after`' },
    errors: ['NOT_FOUND', 'REVISION_CONFLICT'],
  },
  'POST /target/save': {
    summary: 'Set the target of a driver',
    access: 'person',
    fields: [target.saveBody, target.targetFields],
    success: { 200: '`data`: the current target', 201: '`data`: the new target' },
    errors: ['NOT_FOUND', 'REVISION_CONFLICT'],
  },
  'POST /target/remove': {
    summary: 'End a target',
    access: 'person',
    fields: [target.targetId],
    success: { 200: '`data`: the ended target' },
    errors: ['NOT_FOUND'],
  },
  'POST /target/restore': {
    summary: 'Restore an ended target',
    access: 'person',
    fields: [target.targetId],
    success: { 200: '`data`: the target' },
    errors: ['NOT_FOUND', 'REVISION_CONFLICT'],
  },
  'GET /uploads/:name': {
    summary: 'A picture of a person or a company',
    access: 'guest',
    success: { 200: 'The picture' },
    replyType: 'image/*',
    errors: ['NOT_FOUND'],
  },
  'GET /healthz': {
    summary: 'Whether the server runs',
    access: 'guest',
    success: { 200: 'It runs' },
  },
  'GET /readyz': {
    summary: 'Whether the database can be reached',
    access: 'guest',
    success: { 200: 'It can be reached' },
  },
};
