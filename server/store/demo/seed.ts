import { standardPasswords } from '@server/domain/passwords/passwords';
import { allSums } from '@server/domain/figures/sums';
import { stateOf } from '@server/store/modelState';
import { ConstraintViolated, type Store, type WriteTransaction } from '@server/store/Store';
import type {
  EventRow,
  EvidencePieceRow,
  Fixtures,
  ImageRow,
  NoticeRow,
  ReviewTables,
} from '@server/store/tables';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'Demo2026';

/** The tables of the reference model, ordered so that rows refer only to earlier tables. */
const MODEL_TABLES = [
  'drivers',
  'subdrivers',
  'processes',
  'subprocesses',
  'activities',
  'model_versions',
  'model_texts',
] as const satisfies readonly (keyof Fixtures)[];

/** The tables of people, companies and their answers, in the same kind of order. */
const DATA_TABLES = [
  'workspaces',
  'companies',
  'users',
  'answers',
  'answer_changes',
  'driver_weeks',
  'plan_items',
  'targets',
  'scenarios',
  'rounds',
  'round_companies',
  'round_people',
  'opinions',
  'round_decisions',
  ...(['profiles', 'profile_applied', 'mappings', 'model_steps'] as const),
  'evidence',
  'comments',
  'requests',
] as const satisfies readonly (keyof Fixtures)[];

/** Stores the reference model unless the store already has one. */
export async function seedModel(store: Store, fixtures: Fixtures): Promise<void> {
  await withOneRetry(store, (tx) => insertModel(tx, fixtures));
}

/** The demo data that are not in db.json; none by default. */
interface DemoExtras {
  /** Renders the pictures to which the demo data refer. */
  pictures?: (fixtures: Fixtures) => Promise<ImageRow[]>;
  /** The activity log. */
  events?: (fixtures: Fixtures) => EventRow[];
  /** The bytes of the files that are evidence. */
  files?: (fixtures: Fixtures) => EvidencePieceRow[];
  /** The people's notices. */
  notices?: (fixtures: Fixtures) => NoticeRow[];
  /** Reviews with their shares and digests. */
  reviews?: (fixtures: Fixtures) => Promise<{ [T in keyof ReviewTables]: ReviewTables[T][] }>;
}

/**
 * Fills a store without any account with demo data, including passwords and pictures.
 * `hashed`: the password's argon2 hash; tests pass a cheap one.
 */
export async function seedDemo(
  store: Store,
  fixtures: Fixtures,
  extras: DemoExtras = {},
  hashed: Promise<string> = demoHash(),
): Promise<void> {
  const password_hash = await hashed;
  await withOneRetry(store, async (tx) => {
    if ((await tx.findAfter('users', {}, '', 1)).length > 0) return;
    await insertModel(tx, fixtures);
    for (const table of DATA_TABLES) await tx.insert(table, fixtures[table]);
    await insertSums(tx, fixtures);
    if (extras.pictures) await tx.insert('images', await extras.pictures(fixtures));
    const events = extras.events?.(fixtures) ?? [];
    await tx.insert('events', events);
    await insertExtras(tx, fixtures, extras);
    await insertCredentials(tx, password_hash, events);
  });
}

/**
 * Gives the demo password to everybody who has accepted an invitation and has no password yet.
 * `hashed`: the password's argon2 hash; tests pass a cheap one.
 */
export async function seedCredentials(
  store: Store,
  hashed: Promise<string> = demoHash(),
): Promise<void> {
  const password_hash = await hashed;
  await store.write((tx) => insertCredentials(tx, password_hash));
}

/** Replaces all data with the demo data. Sessions are kept. */
export async function resetDemo(
  store: Store,
  fixtures: Fixtures,
  extras: DemoExtras = {},
): Promise<void> {
  const pictures = extras.pictures?.(fixtures) ?? [];
  const [password_hash, images] = await Promise.all([demoHash(), pictures]);
  await store.write(async (tx) => {
    const tables = [...MODEL_TABLES, ...DATA_TABLES];
    const derived = [
      ...(['applied_saves', 'credentials', 'digests', 'driver_sums', 'images'] as const),
      ...(['round_keys', 'round_mails', 'user_subscriptions'] as const),
      ...(['notices', 'evidence_pieces', 'evidence_uploads'] as const),
      ...(['review_shares', 'review_digests', 'reviews'] as const),
    ];
    for (const table of [...derived, ...tables.toReversed()]) await tx.remove(table, {});
    for (const table of tables) await tx.insert(table, fixtures[table]);
    // Other servers read the model again, because its sequence grows.
    const { sequence = 0 } = (await tx.get('model_state', 'current')) ?? {};
    const next = stateOf(fixtures.model_versions, { sequence: sequence + 1 });
    await tx.update('model_state', 'current', next);
    await tx.insert('images', images);
    await tx.removeUntil('events', 'at', new Date().toISOString(), Number.MAX_SAFE_INTEGER);
    const events = extras.events?.(fixtures) ?? [];
    await tx.insert('events', events);
    await insertExtras(tx, fixtures, extras);
    await insertSums(tx, fixtures);
    await insertCredentials(tx, password_hash, events);
  });
}

/** Recomputes the drivers' sums, after rows were changed by hand. */
export async function recomputeSums(store: Store): Promise<void> {
  await store.write(async (tx) => {
    await tx.remove('driver_sums', {});
    await insertSums(tx, {
      subdrivers: await tx.find('subdrivers'),
      activities: await tx.find('activities'),
      answers: await tx.find('answers'),
    });
  });
}

/** Repeats a seeding that conflicted with another server's; the second run finds the data and stores nothing. */
async function withOneRetry(
  store: Store,
  seed: (tx: WriteTransaction) => Promise<void>,
): Promise<void> {
  try {
    await store.write(seed);
  } catch (error) {
    if (!(error instanceof ConstraintViolated && error.constraint === 'id')) throw error;
    await store.write(seed);
  }
}

async function insertModel(tx: WriteTransaction, fixtures: Fixtures): Promise<void> {
  if ((await tx.find('drivers')).length > 0) return;
  for (const table of MODEL_TABLES) await tx.insert(table, fixtures[table]);
  await tx.update('model_state', 'current', stateOf(fixtures.model_versions));
}

async function insertExtras(
  tx: WriteTransaction,
  fixtures: Fixtures,
  { files, notices, reviews }: Omit<DemoExtras, 'events'>,
): Promise<void> {
  if (files) await tx.insert('evidence_pieces', files(fixtures));
  if (notices) await tx.insert('notices', notices(fixtures));
  if (!reviews) return;
  const rows = await reviews(fixtures);
  for (const table of ['reviews', 'review_shares', 'review_digests'] as const) {
    await tx.insert(table, rows[table]);
  }
}

async function insertSums(
  tx: WriteTransaction,
  { subdrivers, activities, answers }: Pick<Fixtures, 'subdrivers' | 'activities' | 'answers'>,
): Promise<void> {
  await tx.insert('driver_sums', allSums(subdrivers, activities, answers));
}

/** `events`: the activity log, with which the times of the last sign-ins agree. */
async function insertCredentials(
  tx: WriteTransaction,
  password_hash: string,
  events: readonly EventRow[] = [],
): Promise<void> {
  const signedInAt = new Map<string, string>();
  for (const { kind, actor_id, at } of events) {
    if (kind !== 'signed_in' || actor_id === null) continue;
    if (at > (signedInAt.get(actor_id) ?? '')) signedInAt.set(actor_id, at);
  }
  const withPassword = new Set((await tx.find('credentials')).map(({ id }) => id));
  const people = await tx.find('users', { activated: true });
  const without = people.filter(({ id }) => !withPassword.has(id));
  await tx.insert(
    'credentials',
    without.map(({ id }) => {
      return { id, password_hash, signed_in_at: signedInAt.get(id) ?? null, language: null };
    }),
  );
}

let hashing: Promise<string> | undefined;

/** All demo accounts share one hash, because hashing is slow and the password is published anyway. */
function demoHash(): Promise<string> {
  hashing ??= standardPasswords.hash(DEMO_PASSWORD);
  return hashing;
}
