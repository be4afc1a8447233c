import type { Store } from '@server/store/Store';
import { counted, countUnlessWaiting } from '../signIn/attempts';
import type { Clock } from '../clock';
import type { Actor } from '../manage/targets';
import { decodeImage, type DecodedImage, type Format } from './decodeImage';

export interface UploadDeps {
  store: Store;
  clock: Clock;
}

/** An image as a person sent it. */
export interface Upload {
  actor: Actor;
  bytes: Buffer;
  /** The field's name on the wire, for refusals. */
  field: string;
}

const PICTURE_FORMATS: readonly Format[] = ['png', 'jpeg', 'gif', 'webp'];
const SCREENSHOT_FORMATS: readonly Format[] = ['png', 'jpeg'];
const PICTURE_SIDE = 512;
const SCREENSHOT_SIDE = 2560;

/** A picture of a person or a company. */
export const readPicture = (deps: UploadDeps, upload: Upload): Promise<DecodedImage> =>
  read(deps, upload, { formats: PICTURE_FORMATS, side: PICTURE_SIDE, keepAlpha: true });

/** A screenshot for support. */
export const readScreenshot = (deps: UploadDeps, upload: Upload): Promise<DecodedImage> =>
  read(deps, upload, { formats: SCREENSHOT_FORMATS, side: SCREENSHOT_SIDE, keepAlpha: false });

/** Decoding costs memory and a processor: each upload counts, whether it can be decoded or not. */
async function read(
  { store, clock }: UploadDeps,
  { actor, bytes, field }: Upload,
  options: Parameters<typeof decodeImage>[2],
): Promise<DecodedImage> {
  const uploads = counted.upload(actor.id);
  await store.write(async (tx) => {
    const now = clock.now();
    await countUnlessWaiting(tx, now, uploads);
  });
  return inTurn(actor.id, () => decodeImage(bytes, field, options));
}

const lastOf = new Map<string, Promise<unknown>>();

/** One image of a person at a time, so that a person never holds all decoders. */
async function inTurn<R>(personId: string, work: () => Promise<R>): Promise<R> {
  const before = lastOf.get(personId) ?? Promise.resolve();
  const run = before.then(work, work);
  lastOf.set(personId, run);
  try {
    return await run;
  } finally {
    if (lastOf.get(personId) === run) lastOf.delete(personId);
  }
}
