import { EVIDENCE_TYPES, extensionOf, isEvidenceExtension } from '@contract/evidence/evidence';
import type { Store } from '@server/store/Store';
import { notFound, notFoundAs } from '../errors';
import { actingPerson, type Actor } from '../manage/access';
import { createReader } from '../queries/reader';
import { readPieces } from './pieces';
import { evidenceFilter } from './visibleEvidence';

interface OpenedFile {
  /** With the extension of its type, whatever the name of the evidence is. */
  fileName: string;
  type: string;
  size: number;
  bytes: AsyncIterable<Uint8Array>;
}

/** A file of evidence for a person who may see it; NOT_FOUND for links, and for removed and held-back files. */
export async function openEvidence(store: Store, actor: Actor, id: string): Promise<OpenedFile> {
  const row = await store.read(async (tx) => {
    const reader = createReader(tx, await actingPerson(tx, actor));
    const found = await tx.get('evidence', id);
    if (!found) throw notFound('file');
    const filter = evidenceFilter(reader, found.company_id);
    const { isVisible } = await filter.catch(notFoundAs('file'));
    return isVisible(found) && found.removed_at === null && !found.checking ? found : undefined;
  });
  if (!row || row.type === null || row.size === null) throw notFound('file');
  const { name, type, size } = row;
  return { fileName: fileNameOf(name, type), type, size, bytes: readPieces(store, { id, size }) };
}

/** The name of a file with the extension of its type. */
export function fileNameOf(name: string, type: string): string {
  const extension = extensionOf(name);
  if (isEvidenceExtension(extension) && EVIDENCE_TYPES[extension] === type) return name;
  const [usual = 'bin'] = Object.entries(EVIDENCE_TYPES).find(([, known]) => known === type) ?? [];
  return `${name}.${usual}`;
}
