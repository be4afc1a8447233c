import * as round from '@server/routes/roundFields';
import type { Operations } from './Operation';

/** Rounds, in which people are asked for their opinions. */
export const ROUND_OPERATIONS: Operations = {
  'POST /round/save': {
    summary: 'Create a round, or change one',
    access: 'person',
    fields: [round.roundKey, round.roundFields],
    success: { 200: '`data`: the changed round', 201: '`data`: the new round' },
    errors: ['NOT_FOUND', 'NAME_TAKEN', 'ROUND_ANSWERED', 'ROUND_OPEN', 'ROUND_CLOSED'],
  },
  'POST /round/preview': {
    summary: 'Check a round and show the mail to its people',
    access: 'person',
    fields: [round.roundKey, round.roundFields],
    success: { 200: '`data`: `recipients`, `subject` and `text`' },
    errors: ['NOT_FOUND', 'NAME_TAKEN', 'ROUND_ANSWERED', 'ROUND_OPEN', 'ROUND_CLOSED'],
  },
  'POST /round/open': {
    summary: 'Open a round in a company before its day',
    access: 'person',
    fields: [round.roundPlace],
    success: { 200: '`data`: the round' },
    errors: ['NOT_FOUND', 'ROUND_OPEN', 'ROUND_CLOSED'],
  },
  'POST /round/close': {
    summary: 'Close a round in a company, after which its opinions are shown',
    access: 'person',
    fields: [round.roundPlace],
    success: { 200: '`data`: the round' },
    errors: ['NOT_FOUND', 'ROUND_NOT_OPEN', 'ROUND_CLOSED'],
  },
  'POST /round/remind': {
    summary: 'Remind the people who have not handed in, once a day',
    access: 'person',
    fields: [round.roundPlace],
    success: { 200: '`data.mailed`: the number of mails' },
    errors: ['NOT_FOUND', 'ROUND_NOT_OPEN', 'ROUND_CLOSED'],
  },
  'POST /round/decide': {
    summary: 'Make states that were decided in a closed round answers, or preview it',
    access: 'person',
    fields: [round.roundPlace, round.decisionFields],
    success: { 200: '`data`: what the decision changes' },
    errors: [
      ...(['NOT_FOUND', 'ROUND_NOT_OPEN', 'ROUND_OPEN', 'REVISION_CONFLICT'] as const),
      ...(['SAVE_ID_REUSED', 'TOO_MANY_ATTEMPTS'] as const),
    ],
  },
  'POST /round/hand-in': {
    summary: 'Hand in one’s own part of a round, or take it back',
    access: 'person',
    fields: [round.roundPlace, round.handInFields],
    success: { 200: '`data.handed_in_at`' },
    errors: ['NOT_FOUND', 'ROUND_NOT_OPEN', 'ROUND_CLOSED'],
  },
  'POST /opinion/save': {
    summary: 'Give, change or withdraw one’s own opinion about an action',
    access: 'person',
    fields: [round.opinionKey, round.opinionFields],
    success: { 200: '`data`: the changed opinion', 201: '`data`: the new opinion' },
    errors: ['NOT_FOUND', 'ROUND_NOT_OPEN', 'ROUND_CLOSED', 'HANDED_IN', 'SAVE_ID_REUSED'],
  },
};
