import * as evidence from '@server/routes/evidenceRoutes';
import { answerKey, companyKey } from '@server/routes/keys';
import * as inbox from '@server/routes/inboxRoutes';
import type { Operations } from './Operation';

/** Evidence, comments, requests and notices. */
export const EVIDENCE_OPERATIONS: Operations = {
  'POST /evidence/add': {
    summary: 'Add a file or a link as evidence on an action',
    access: 'person',
    fields: [answerKey, evidence.evidenceFields],
    type: 'multipart/form-data',
    file: 'file',
    fileType: '*/*',
    success: { 201: '`data`: the evidence' },
    errors: ['NOT_FOUND', 'EVIDENCE_FULL', 'TOO_MANY_ATTEMPTS'],
  },
  'GET /evidence/:id': {
    summary: 'Download a file that is evidence',
    access: 'person',
    success: { 200: 'The file' },
    replyType: '*/*',
    errors: ['NOT_FOUND'],
  },
  'POST /evidence/remove': {
    summary: 'Remove evidence, which can be restored for 14 days',
    access: 'person',
    fields: [evidence.evidenceId],
    success: { 200: '`data`: the evidence' },
    errors: ['NOT_FOUND'],
  },
  'POST /evidence/restore': {
    summary: 'Restore removed evidence',
    access: 'person',
    fields: [evidence.evidenceId],
    success: { 200: '`data`: the evidence' },
    errors: ['NOT_FOUND'],
  },
  'POST /comment/create': {
    summary: 'Comment on an action, a plan item, a review or a round',
    access: 'person',
    fields: [companyKey, inbox.newComment],
    success: { 201: '`data`: the comment' },
    errors: ['NOT_FOUND'],
  },
  'POST /comment/update': {
    summary: 'Change an own comment within 15 minutes',
    access: 'person',
    fields: [inbox.ownId, inbox.changedComment],
    success: { 200: '`data`: the comment' },
    errors: ['NOT_FOUND'],
  },
  'POST /comment/delete': {
    summary: 'Delete a comment',
    access: 'person',
    fields: [inbox.ownId],
    success: { 200: '`data`: the deleted comment' },
    errors: ['NOT_FOUND'],
  },
  'POST /comment/resolve': {
    summary: 'Mark a comment as resolved or not',
    access: 'person',
    fields: [inbox.ownId, inbox.resolution],
    success: { 200: '`data`: the comment' },
    errors: ['NOT_FOUND'],
  },
  'POST /request/save': {
    summary: 'Ask a person for something on an action, or, with an id, change a request',
    access: 'person',
    fields: [inbox.requestId, answerKey, inbox.newRequest],
    success: { 200: '`data`: the changed request', 201: '`data`: the new request' },
    errors: ['NOT_FOUND', 'ALREADY_ASKED', 'REVISION_CONFLICT'],
  },
  'POST /request/cancel': {
    summary: 'Cancel a request',
    access: 'person',
    fields: [inbox.ownId],
    success: { 200: '`data`: the request' },
    errors: ['NOT_FOUND'],
  },
  'POST /notice/read': {
    summary: 'Mark own notices as read',
    access: 'person',
    fields: [inbox.readFields],
    success: { 200: '`data.count`: how many were unread' },
  },
};
