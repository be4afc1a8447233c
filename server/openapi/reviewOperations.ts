import { companyKey } from '@server/routes/keys';
import * as review from '@server/routes/reviewFields';
import type { Operations } from './Operation';

const CREATED = { 201: '`data`: the new review' };
const CHANGED = { 200: '`data`: the review' };

/** Reviews, their shares and their verification. */
export const REVIEW_OPERATIONS: Operations = {
  'POST /review/take': {
    summary: 'Keep the figures of a company as they are now',
    access: 'person',
    fields: [companyKey, review.takeFields],
    success: CREATED,
    errors: ['NOT_FOUND'],
    conflicts: ['NAME_TAKEN'],
  },
  'POST /review/import': {
    summary: 'Keep a past assessment as a review',
    access: 'person',
    fields: [companyKey, review.importedFields],
    success: CREATED,
    errors: ['NOT_FOUND'],
    conflicts: ['NAME_TAKEN'],
  },
  'POST /review/update': {
    summary: 'Change the name or the summary of a review that is not signed',
    access: 'person',
    fields: [review.reviewKey, review.updateFields],
    success: CHANGED,
    errors: ['NOT_FOUND', 'SIGNED'],
    conflicts: ['NAME_TAKEN'],
  },
  'POST /review/remove': {
    summary: 'Remove a review that is not signed',
    access: 'person',
    fields: [review.reviewKey],
    success: { 200: '`data`: the removed review' },
    errors: ['NOT_FOUND', 'SIGNED'],
  },
  'POST /review/sign': {
    summary: 'Sign a review, or set the second signature',
    access: 'person',
    fields: [review.reviewKey],
    success: CHANGED,
    errors: ['NOT_FOUND', 'REVISION_CONFLICT'],
  },
  'POST /review/withdraw': {
    summary: 'Withdraw a signed review for a reason',
    access: 'person',
    fields: [review.reviewKey, review.withdrawFields],
    success: CHANGED,
    errors: ['NOT_FOUND', 'REVISION_CONFLICT'],
  },
  'POST /review/share': {
    summary: 'Share a signed review by a link',
    access: 'person',
    fields: [review.shareKey, review.shareFields],
    success: { 201: '`data`: `id`, `token` and `url`; the token is told once' },
    errors: ['NOT_FOUND', 'REVISION_CONFLICT'],
  },
  'POST /review/unshare': {
    summary: 'Revoke a share',
    access: 'person',
    fields: [review.reviewKey],
    success: { 200: '`data`: the share' },
    errors: ['NOT_FOUND'],
  },
  'POST /review/verify': {
    summary: 'Ask whether a review with this digest was signed here',
    access: 'guest',
    fields: [review.digestFields],
    success: { 200: '`data`: `valid` and `withdrawn`; for readers also `name` and `signed_at`' },
    errors: ['TOO_MANY_ATTEMPTS'],
  },
  'GET /shared/:token': {
    summary: 'Read the review that a link shares',
    access: 'guest',
    success: { 200: '`data`: `review`, `content`, and `logo` if the company has a picture' },
    errors: ['NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  },
  'GET /shared/:token/proof': {
    summary: 'Read the proof of a figure of a shared review',
    access: 'guest',
    fields: [review.figureFields],
    success: { 200: '`data`: the proof' },
    errors: ['NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  },
};
