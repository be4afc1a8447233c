import * as model from '@server/routes/modelFields';
import type { Operations } from './Operation';

/** Versions of the reference model, for administrators. */
export const MODEL_OPERATIONS: Operations = {
  'GET /model/export': {
    summary: 'The model as sheets of rows',
    access: 'person',
    success: { 200: '`format` and `sheets`' },
    errors: [],
  },
  'POST /model/import': {
    summary: 'Make the changes of a model workbook a draft',
    access: 'person',
    fields: [model.modelFields],
    success: { 200: '`data`: nothing has changed', 201: '`data`: the draft and its changes' },
    errors: ['SAVE_ID_REUSED', 'TOO_MANY_ATTEMPTS'],
  },
  'POST /model/apply': {
    summary: 'Apply a draft, after which all figures are those of its model',
    access: 'person',
    fields: [model.versionKey],
    success: { 200: '`data`: the version' },
    errors: ['NOT_FOUND', 'MODEL_CHANGED'],
  },
  'POST /model/undo': {
    summary: 'Take the version in use back, for 14 days',
    access: 'person',
    fields: [model.versionKey],
    success: { 200: '`data`: the version' },
    errors: ['NOT_FOUND', 'MODEL_CHANGED', 'MODEL_IN_USE', 'TOO_LATE'],
  },
};
