import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Store } from '@server/store/Store';
import type { Clock } from '../clock';
import { createConcurrencyLimit } from '../concurrencyLimit';

/** Small enough that twenty uploads at once take few megabytes of memory. */
const PIECE_BYTES = 256 * 1024;

interface Deps {
  store: Store;
  clock: Clock;
}

const limit = createConcurrencyLimit(1);

/**
 * Reads or writes one piece at a time, and lets other requests have their turn before each: many uploads at once would
 * otherwise keep SQLite, which blocks the event loop, busy.
 */
const oneByOne = <R>(work: () => Promise<R>): Promise<R> =>
  limit(async () => {
    await nextTurn();
    return work();
  });

const pieceId = (evidenceId: string, position: number) => `${evidenceId}/${String(position)}`;

/** A stored file, whose pieces are those of `id`. */
export interface StoredBytes {
  id: string;
  size: number;
  /** In hexadecimal digits. */
  sha256: string;
}

/**
 * Stores the bytes of a file in pieces while they arrive; each is a transaction of its own. Until the evidence is
 * stored, the row in `evidence_uploads` marks the pieces as those of an upload, which `removeUpload` removes.
 */
export async function storePieces(
  { store, clock }: Deps,
  id: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<StoredBytes> {
  const started_at = clock.now().toISOString();
  await store.write((tx) => tx.insert('evidence_uploads', { id, started_at }));
  const hash = createHash('sha256');
  let size = 0;
  let position = 0;
  for await (const piece of inPieces(chunks)) {
    hash.update(piece);
    size += piece.length;
    const row = { id: pieceId(id, position), evidence_id: id, position, bytes: piece };
    await oneByOne(() => store.write((tx) => tx.insert('evidence_pieces', row)));
    position++;
  }
  return { id, size, sha256: hash.digest('hex') };
}

/** Removes an upload that has not become evidence. Harmless for one that has. */
export async function removeUpload(store: Store, id: string): Promise<void> {
  await store.write(async (tx) => {
    const upload = await tx.getForUpdate('evidence_uploads', id);
    if (!upload) return;
    await tx.remove('evidence_pieces', { evidence_id: id });
    await tx.remove('evidence_uploads', { id });
  });
}

/** Whether the bytes of a file are stored. */
export const hasPieces = (store: Store, id: string): Promise<boolean> =>
  store.read(async (tx) => (await tx.get('evidence_pieces', pieceId(id, 0))) !== undefined);

/** The bytes of a file, one piece at a time. Throws if a piece is missing, for example after a removal. */
export async function* readPieces(
  store: Store,
  { id, size }: { id: string; size: number },
): AsyncGenerator<Uint8Array> {
  let read = 0;
  for (let position = 0; read < size; position++) {
    const piece = await oneByOne(() =>
      store.read((tx) => tx.get('evidence_pieces', pieceId(id, position))),
    );
    if (!piece) throw new Error(`The piece ${String(position)} of ${id} is missing`);
    read += piece.bytes.length;
    yield piece.bytes;
  }
}

/** The bytes from `start` to the end of a file. */
export async function readFrom(
  store: Store,
  file: { id: string; size: number },
  start: number,
): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (let position = Math.floor(start / PIECE_BYTES); ; position++) {
    const piece = await store.read((tx) => tx.get('evidence_pieces', pieceId(file.id, position)));
    if (!piece) break;
    parts.push(Buffer.from(piece.bytes));
  }
  return Buffer.concat(parts).subarray(start % PIECE_BYTES);
}

/** Joins chunks of any size into pieces of PIECE_BYTES; the last one may be smaller. */
async function* inPieces(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const piece = Buffer.allocUnsafeSlow(PIECE_BYTES);
  let filled = 0;
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length;) {
      const part = chunk.subarray(at, at + PIECE_BYTES - filled);
      piece.set(part, filled);
      filled += part.length;
      at += part.length;
      if (filled < PIECE_BYTES) continue;
      yield piece;
      filled = 0;
    }
  }
  if (filled > 0) yield piece.subarray(0, filled);
}
