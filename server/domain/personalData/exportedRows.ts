import { ANSWER_FIELDS } from '@contract/answer';
import type { Store } from '@server/store/Store';
import type { EventRow, PlanItemRow } from '@server/store/tables';
import { apiTokens, devices, identities, links, secondFactors, sessions } from './exportedSignIns';
import { reviews } from './exportedReviews';
import { opinions, rounds } from './exportedRounds';
import { about, eventsNaming, readAs, rowsNaming } from './rowLists';
import type { ExportFile } from './tables';

/** Rows as they are exported: without hashes and secrets, and without the data of other people. */
type RowSource = (store: Store, id: string) => AsyncGenerator<object>;

const answers = rowsNaming('answers', ['answered_by', 'confirmed_by'], async (row, context) => {
  const { readable, facts } = await about(context, row);
  const values = Object.fromEntries(ANSWER_FIELDS.map(({ name }) => [name, row[name]]));
  return {
    ...facts,
    ...(row.answered_by === context.id && { answered_at: row.answered_at }),
    ...(row.confirmed_by === context.id && { confirmed_at: row.confirmed_at }),
    revision: row.revision,
    ...(readable && { values }),
  };
});

const answerChanges = rowsNaming('answer_changes', ['changed_by'], async (row, context) => {
  const { readable, facts } = await about(context, row);
  const { changed_at, revision, source, before, after } = row;
  return { ...facts, changed_at, revision, source, ...(readable && { before, after }) };
});

const PLANNERS = ['owner_id', 'created_by', 'benefit_by', 'confirmed_by'] as const;
const planItems = rowsNaming('plan_items', PLANNERS, async (row, context) => {
  const { readable, facts } = await about(context, row);
  return {
    ...facts,
    owned: row.owner_id === context.id,
    ...(row.created_by === context.id && { created_at: row.created_at }),
    ...(row.benefit_by === context.id && { benefit_entered: true }),
    ...(row.confirmed_by === context.id && { confirmed_on: row.confirmed_on }),
    ...(readable && planValues(row)),
  };
});

const planValues = (row: PlanItemRow) => {
  const { aim, status, starts_on, due_on, note, done_at } = row;
  const { benefit_m, benefit_kind, full_on, benefit_real_m } = row;
  const benefit = { benefit_m, benefit_kind, full_on, benefit_real_m };
  return { aim, status, starts_on, due_on, note, done_at, ...benefit };
};

const scenarios = rowsNaming('scenarios', ['created_by'], async (row, context) => {
  const { readable, facts } = await about(context, { company_id: row.company_id });
  const { name, note, items, created_at, chosen_at } = row;
  const own = items.map(({ owner_id, ...item }) => ({ ...item, owned: owner_id === context.id }));
  return { ...facts, created_at, chosen_at, ...(readable && { name, note, items: own }) };
});

const targets = rowsNaming('targets', ['set_by'], async (row, context) => {
  const { readable, facts } = await about(context, row);
  const { driver_id, value, due_on, milestones, reason, set_at, ended_at } = row;
  return {
    ...facts,
    set_at,
    ended_at,
    ...(readable && { driver_id, value, due_on, milestones, reason }),
  };
});

const evidence = rowsNaming('evidence', ['added_by'], async (row, context) => {
  const { readable, facts } = await about(context, row);
  const { id, kind, name, url, size, type, evidence_on, valid_until, added_at, removed_at } = row;
  const values = { id, kind, name, url, size, type, evidence_on, valid_until };
  return { ...facts, added_at, removed_at, ...(readable && values) };
});

const comments = rowsNaming('comments', ['author_id', 'resolved_by'], async (row, context) => {
  const { readable, facts } = await about(context, { company_id: row.company_id });
  const { subject_kind, subject_id, text, created_at, edited_at, deleted_at, resolved_at } = row;
  const isAuthor = row.author_id === context.id;
  return {
    ...facts,
    subject_kind,
    subject_id,
    ...(isAuthor && { created_at, edited_at, deleted_at }),
    ...(isAuthor && readable && { text }),
    ...(row.resolved_by === context.id && { resolved_at }),
  };
});

const requests = rowsNaming('requests', ['asked_of', 'asked_by'], async (row, context) => {
  const { readable, facts } = await about(context, row);
  const { kind, text, asked_at, due_on, done_at, cancelled_at } = row;
  const asked = { asked_of_you: row.asked_of === context.id, by_you: row.asked_by === context.id };
  const values = { text, due_on, done_at, cancelled_at };
  return { ...facts, kind, asked_at, ...asked, ...(readable && values) };
});

const notices = rowsNaming('notices', ['user_id'], async (row, context) => {
  const { facts } = await about(context, { company_id: row.company_id });
  const { kind, subject_kind, subject_id, created_at, read_at, mailed_at } = row;
  return { ...facts, kind, subject_kind, subject_id, created_at, read_at, mailed_at };
});

/** The mails that wait to be sent, without their texts, which contain links with secrets; then the weekly mails. */
async function* mails(store: Store, id: string): AsyncGenerator<object> {
  yield* await readAs(store, id, async ({ tx }) => {
    const user = await tx.get('users', id);
    const pending = await tx.get('email_changes', id);
    const to = [user?.email, pending?.email].filter((address) => address !== undefined);
    const columns = ['to', 'subject', 'created_at', 'attempts', 'next_attempt_at'] as const;
    const waiting = await tx.findColumns('mails', columns, { to });
    return waiting.map((mail) => ({ kind: 'waiting', ...mail }));
  });
  yield* rowsNaming('digests', ['user_id'], ({ year, week, sent_at }) => ({
    kind: 'weekly',
    year,
    week,
    sent_at,
  }))(store, id);
}

async function* deletions(store: Store, id: string): AsyncGenerator<object> {
  yield* rowsNaming('companies', ['deleted_by'], ({ name, deleted_at }) => ({
    kind: 'company',
    name,
    deleted_at,
  }))(store, id);
  yield* rowsNaming('workspaces', ['deleted_by'], ({ name, deleted_at }) => ({
    kind: 'workspace',
    name,
    deleted_at,
  }))(store, id);
}

const errorReports = rowsNaming('error_reports', ['user_id'], ({ id, user_id: _, ...report }) => ({
  reference: id,
  ...report,
}));

/** Values about another person, and where another person acted from, are left out. */
const events = eventsNaming((row, { id }) => {
  const isActor = row.actor_id === id;
  const isAboutPerson = row.subject_type === 'person';
  const isAboutOther = isAboutPerson && row.subject_id !== id;
  const { at, kind, subject_type, subject_name, company_name, workspace_name } = row;
  return {
    at,
    kind,
    by: actorOf(row, id),
    ...(isAboutPerson && { about: isAboutOther ? 'another person' : 'you' }),
    ...(subject_type !== null && !isAboutPerson && { about: subject_type, name: subject_name }),
    company: company_name,
    workspace: workspace_name,
    ...(!isAboutOther && { before: row.before, after: row.after }),
    ...(isActor && { address: row.address, user_agent: row.user_agent }),
  };
});

function actorOf({ actor_id }: EventRow, id: string): string {
  if (actor_id === null) return 'nobody signed in';
  return actor_id === id ? 'you' : 'another person';
}

const profiles = rowsNaming('profile_applied', ['applied_by'], async (row, context) => {
  const { facts } = await about(context, row);
  const profile = (await context.tx.get('profiles', row.profile_id))?.name ?? null;
  return { ...facts, profile, applied_at: row.applied_at };
});

const mappings = rowsNaming('mappings', ['by'], ({ name, at, pairs }) => ({
  mapping: name,
  saved_at: at,
  questions: pairs.length,
}));

const modelVersions = rowsNaming('model_versions', ['created_by'], (row) => {
  const { note, status, change_count: changes, created_at, applied_at } = row;
  return { note, status, changes, created_at, applied_at };
});

/** The files that contain a list of rows. */
export const ROW_FILES: readonly (readonly [file: ExportFile, rows: RowSource])[] = [
  ['sessions.json', sessions],
  ['devices.json', devices],
  ['links.json', links],
  ['api_tokens.json', apiTokens],
  ['second_factors.json', secondFactors],
  ['identities.json', identities],
  ['mails.json', mails],
  ['answers.json', answers],
  ['answer_changes.json', answerChanges],
  ['plan_items.json', planItems],
  ['targets.json', targets],
  ['scenarios.json', scenarios],
  ['rounds.json', rounds],
  ['opinions.json', opinions],
  ['reviews.json', reviews],
  ['profiles.json', profiles],
  ['mappings.json', mappings],
  ['model_versions.json', modelVersions],
  ['evidence.json', evidence],
  ['comments.json', comments],
  ['requests.json', requests],
  ['notices.json', notices],
  ['deletions.json', deletions],
  ['error_reports.json', errorReports],
  ['events.json', events],
];
