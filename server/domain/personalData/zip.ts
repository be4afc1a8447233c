import { Zip, ZipDeflate } from 'fflate';

/** A file of an archive, in parts that are made when they are needed. */
export interface ArchivedFile {
  name: string;
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** The bytes of a ZIP archive, of which only one part of one file is in memory at a time. */
export async function* zipOf(
  files: AsyncIterable<ArchivedFile>,
  modified: Date,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, parts } of files) {
    const entry = new ZipDeflate(name);
    entry.mtime = modified;
    zip.add(entry);
    for await (const part of parts) {
      entry.push(part);
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
