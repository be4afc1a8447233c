import { randomUUID } from 'node:crypto';
import { dayOf } from '@contract/days';
import type { HandedIn, MyOpinionDto, OpinionValues } from '@contract/rounds/roundPayloads';
import { isAsked } from '@contract/rounds/rounds';
import type { Store } from '@server/store/Store';
import type { OpinionRow } from '@server/store/tables';
import type { Clock } from '../clock';
import { AppError, forbidden } from '../errors';
import { activityOf } from '../figures/model';
import type { Actor, Deferred } from '../manage/access';
import { findEarlier, rememberApplied } from '../saveAnswer/appliedSaves';
import { writeWithRetries } from '../writeWithRetries';
import { openPartFor } from './access';
import { toMyOpinion } from './myPart';
import { createRespondent } from './respondents';

interface Deps {
  store: Store;
  clock: Clock;
}

interface PartKey {
  round_id: string;
  company_id: string;
}

interface SavedOpinion {
  opinion: MyOpinionDto;
  /** Whether the person had no opinion about the action before. */
  created: boolean;
}

interface SubmittedOpinion extends OpinionValues {
  save_id: string | null;
}

/**
 * Stores the person's opinion about an action, or withdraws it if it is empty. Refused before opening and after closing
 * or handing in, and for an action that the person is not asked about. With hidden names no `save_id` is kept, because
 * it would contain the person's id beside a hash of one of ten states; a repeat changes nothing there either.
 */
export function saveOpinion(
  { store, clock }: Deps,
  actor: Actor,
  key: PartKey & { activity_id: string },
  fields: Deferred<SubmittedOpinion>,
): Promise<SavedOpinion> {
  return writeWithRetries(store, async (tx) => {
    const now = clock.now();
    const { reader, round, part, input } = await openPartFor(tx, actor, key, fields);
    const { save_id, ...values } = input;
    const model = await reader.model();
    const activity = activityOf(model, key.activity_id);
    if (!isAsked(part.areas, activity.impact_area)) {
      throw forbidden('You are not asked about this action.');
    }
    if (part.handed_in_at !== null) throw handedIn();

    const keepsId = save_id !== null && round.names === 'shown';
    const identity = keepsId
      ? { user_id: actor.id, save_id: `opinion:${save_id}`, payload: [key, values] }
      : null;
    const earlier = identity && (await findEarlier<SavedOpinion, never>(tx, identity, now));
    if (earlier && 'applied' in earlier) return earlier.applied;

    const { round_id, company_id, activity_id } = key;
    const respondent = await createRespondent(tx, { round, companyId: company_id }, actor.id);
    const where = { round_id, company_id, activity_id, respondent };
    const [stored] = await tx.find('opinions', where);
    const hasContent = values.state !== null || values.unsure || values.not_applicable;
    const row: OpinionRow = {
      id: stored?.id ?? randomUUID(),
      ...where,
      party: part.party,
      ...values,
      given_at: round.names === 'shown' ? now.toISOString() : dayOf(now),
      late: dayOf(now) > round.due_on,
    };
    if (!hasContent) await tx.remove('opinions', where);
    else if (stored) await tx.update('opinions', row.id, row);
    else await tx.insert('opinions', row);
    const opinion = toMyOpinion(model, activity, hasContent ? row : undefined);
    const saved = { opinion, created: hasContent && !stored };
    if (identity) await rememberApplied(tx, identity, saved, now);
    return saved;
  });
}

/** Hands in a part, after which its opinions cannot be changed, or takes it back. */
export function handIn(
  { store, clock }: Deps,
  actor: Actor,
  key: PartKey,
  fields: Deferred<{ handed_in: boolean }>,
): Promise<HandedIn> {
  return store.write(async (tx) => {
    const { part, input } = await openPartFor(tx, actor, key, fields);
    const at = part.handed_in_at ?? clock.now().toISOString();
    const handed_in_at = input.handed_in ? at : null;
    await tx.update('round_people', part.id, { handed_in_at });
    return { handed_in_at };
  });
}

const handedIn = () =>
  new AppError('HANDED_IN', 'You have handed in your part. Take it back to change an opinion.');
