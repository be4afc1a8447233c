import type { Store } from '@server/store/Store';
import { attemptCounters, countUnlessBlocked } from '../signIn/attempts';
import type { Clock } from '../clock';
import type { Actor } from '../manage/access';
import { decodeImage, type DecodedImage, type Format } from './decodeImage';

export interface UploadDeps {
  store: Store;
  clock: Clock;
}

/** An image that a person sent. */
export interface Upload {
  actor: Actor;
  bytes: Buffer;
  /** The field's wire name, for error messages. */
  field: string;
}

const PICTURE_FORMATS: readonly Format[] = ['png', 'jpeg', 'gif', 'webp'];
const SCREENSHOT_FORMATS: readonly Format[] = ['png', 'jpeg'];
const PICTURE_SIDE = 512;
const SCREENSHOT_SIDE = 2560;

/** Decodes a picture of a person or a company. */
export const readPicture = (deps: UploadDeps, upload: Upload): Promise<DecodedImage> =>
  read(deps, upload, { formats: PICTURE_FORMATS, side: PICTURE_SIDE, keepAlpha: true });

/** Decodes a screenshot for support. */
export const readScreenshot = (deps: UploadDeps, upload: Upload): Promise<DecodedImage> =>
  read(deps, upload, { formats: SCREENSHOT_FORMATS, side: SCREENSHOT_SIDE, keepAlpha: false });

/** Every upload counts towards the limit, because decoding is expensive even if it fails. */
async function read(
  { store, clock }: UploadDeps,
  { actor, bytes, field }: Upload,
  options: Parameters<typeof decodeImage>[2],
): Promise<DecodedImage> {
  const counter = attemptCounters.upload(actor.id);
  await store.write(async (tx) => {
    const now = clock.now();
    await countUnlessBlocked(tx, now, counter);
  });
  return oneAtATime(actor.id, () => decodeImage(bytes, field, options));
}

const lastWorkByPerson = new Map<string, Promise<unknown>>();

/** Decodes one image per person at a time, so that a person cannot occupy all decoders. */
async function oneAtATime<R>(personId: string, work: () => Promise<R>): Promise<R> {
  const before = lastWorkByPerson.get(personId) ?? Promise.resolve();
  const run = before.then(work, work);
  lastWorkByPerson.set(personId, run);
  try {
    return await run;
  } finally {
    if (lastWorkByPerson.get(personId) === run) lastWorkByPerson.delete(personId);
  }
}
