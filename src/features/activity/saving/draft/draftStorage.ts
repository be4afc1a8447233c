import { createStore, entries, promisifyRequest, type UseStore } from 'idb-keyval';
import { deviceStorage, readStoredJson } from '@/shared/lib/deviceStorage';
import { draftKey, latestEditTime, type Draft, type Drafts } from './Draft';
import { mergeStoredDraft } from './mergeStoredDraft';
import { parseDraft } from './parseDraft';

/** localStorage key of a second copy. While a page closes, only a synchronous write is sure to complete. */
const localStorageKey = (userId: string) => `value-drivers/drafts/${userId}`;

let database: UseStore | null = null;
const openDatabase = () => (database ??= createStore('value-drivers', 'drafts'));

const belongsTo = (userId: string) => (draft: Draft) => draft.userId === userId;

/** This person's drafts on this device, without invalid entries. Rejects if the browser blocks IndexedDB. */
export async function readStoredDrafts(userId: string): Promise<Draft[]> {
  // These are read first, because they are removed once the page is visible again.
  const storedOnClose = readLocalStorage(userId);
  const stored = await entries<IDBValidKey, unknown>(openDatabase());
  const drafts = new Map<string, Draft>();
  for (const [, value] of stored) {
    const draft = parseDraft(value);
    if (draft && belongsTo(userId)(draft)) drafts.set(draftKey(draft), draft);
  }
  for (const draft of storedOnClose) {
    const other = drafts.get(draftKey(draft));
    if (!other || latestEditTime(draft) > latestEditTime(other)) drafts.set(draftKey(draft), draft);
  }
  return [...drafts.values()];
}

function readLocalStorage(userId: string): Draft[] {
  const stored = readStoredJson(localStorageKey(userId));
  const drafts: unknown[] = Array.isArray(stored) ? stored : [];
  return drafts.flatMap((value) => parseDraft(value) ?? []).filter(belongsTo(userId));
}

/** Writes the changed drafts to IndexedDB. Resolves after they are written and rejects if that fails. */
export async function storeDrafts(before: Drafts, now: Drafts): Promise<void> {
  const keys = new Set([...Object.keys(before), ...Object.keys(now)]);
  const changed = [...keys].filter((key) => before[key] !== now[key]);
  await Promise.all(changed.map((key) => storeDraft(key, before[key], now[key])));
}

/** Reads and writes in one transaction, so that no other tab can write in between. */
function storeDraft(key: string, before: Draft | undefined, now: Draft | undefined) {
  return openDatabase()('readwrite', (drafts) => {
    const reading = drafts.get(key) as IDBRequest<unknown>;
    reading.onsuccess = () => {
      const merged = mergeStoredDraft(parseDraft(reading.result), before, now);
      if (merged) drafts.put(merged, key);
      else drafts.delete(key);
    };
    return promisifyRequest(drafts.transaction);
  });
}

/**
 * Writes all drafts of a person to localStorage, for a page that is hidden or closes. Returns false if that
 * fails.
 */
export function storeDraftsSync(userId: string, drafts: Drafts): boolean {
  const all = Object.values(drafts);
  if (all.length === 0) return deviceStorage.remove(localStorageKey(userId));
  return deviceStorage.write(localStorageKey(userId), JSON.stringify(all));
}
