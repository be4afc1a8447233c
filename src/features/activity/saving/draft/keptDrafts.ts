import { createStore, entries, promisifyRequest, type UseStore } from 'idb-keyval';
import { deviceStorage, readStoredJson } from '@/shared/lib/deviceStorage';
import { draftKey, latestEdit, type Draft, type Drafts } from './Draft';
import { mergedKept } from './mergedKept';
import { parseDraft } from './parseDraft';

/** The key of the copy in localStorage: while a page closes, only a synchronous write is sure to complete. */
const copyKey = (userId: string) => `value-drivers/drafts/${userId}`;

let opened: UseStore | null = null;
const store = () => (opened ??= createStore('value-drivers', 'drafts'));

const isOf = (userId: string) => (draft: Draft) => draft.userId === userId;

/** This person's drafts on this device; what is broken or foreign is left out. Rejects when blocked. */
export async function readKeptDrafts(userId: string): Promise<Draft[]> {
  const stored = await entries<IDBValidKey, unknown>(store());
  const kept = new Map<string, Draft>();
  for (const [, value] of stored) {
    const draft = parseDraft(value);
    if (draft && isOf(userId)(draft)) kept.set(draftKey(draft), draft);
  }
  for (const draft of readCopy(userId)) {
    const known = kept.get(draftKey(draft));
    if (!known || latestEdit(draft) > latestEdit(known)) kept.set(draftKey(draft), draft);
  }
  return [...kept.values()];
}

function readCopy(userId: string): Draft[] {
  const stored = readStoredJson(copyKey(userId));
  const drafts: unknown[] = Array.isArray(stored) ? stored : [];
  return drafts.flatMap((value) => parseDraft(value) ?? []).filter(isOf(userId));
}

/** Writes what differs, draft by draft; resolves once it is on the device, rejects when it can't be. */
export async function keepDrafts(before: Drafts, now: Drafts): Promise<void> {
  const keys = new Set([...Object.keys(before), ...Object.keys(now)]);
  const changed = [...keys].filter((key) => before[key] !== now[key]);
  await Promise.all(changed.map((key) => keepDraft(key, before[key], now[key])));
}

/** Read and written in one go, so that no other tab comes between. */
function keepDraft(key: string, before: Draft | undefined, now: Draft | undefined) {
  return store()('readwrite', (drafts) => {
    const reading = drafts.get(key) as IDBRequest<unknown>;
    reading.onsuccess = () => {
      const merged = mergedKept(parseDraft(reading.result), before, now);
      if (merged) drafts.put(merged, key);
      else drafts.delete(key);
    };
    return promisifyRequest(drafts.transaction);
  });
}

/** Writes a copy synchronously, while the page is being hidden or closed. Returns whether it is stored. */
export function copyDrafts(userId: string, drafts: Drafts): boolean {
  const all = Object.values(drafts);
  if (all.length === 0) return deviceStorage.remove(copyKey(userId));
  return deviceStorage.write(copyKey(userId), JSON.stringify(all));
}
