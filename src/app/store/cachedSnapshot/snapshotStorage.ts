import type { UserDto } from '@contract/rest';
import type { CompanyList } from '@/features/companies';
import type { Driver } from '@/features/drivers';
import type { ImpactArea } from '@/features/impactAreas';

/** What a person last saw of one company, and of when it is. */
export interface Snapshot {
  version: number;
  at: number;
  user: UserDto;
  companies: CompanyList;
  companyId: string;
  drivers: Driver[];
  areas: ImpactArea[];
}

/** One more with every change of a part's form. */
export const SNAPSHOT_VERSION = 1;

const PREFIX = 'value-drivers-seen/';
/** Whose snapshot the next visit opens with. */
const LAST = `${PREFIX}last`;

/** As long as a session lives at most: older than that nobody comes back without signing in. */
const OLDEST_MS = 14 * 24 * 60 * 60 * 1000;

/** The browser's storage may be blocked or full; then nothing is kept, and nothing breaks. */
function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}

export function writeSnapshot(snapshot: Snapshot): void {
  attempt(() => {
    window.localStorage.setItem(PREFIX + snapshot.user.id, JSON.stringify(snapshot));
    window.localStorage.setItem(LAST, snapshot.user.id);
  });
}

export function forgetSnapshot(): void {
  attempt(() => {
    const id = window.localStorage.getItem(LAST);
    if (id !== null) window.localStorage.removeItem(PREFIX + id);
    window.localStorage.removeItem(LAST);
  });
}

/** What the last person here saw; null for nothing, broken, foreign or too old. */
export function readSnapshot(now: number): Snapshot | null {
  return attempt(() => {
    const id = window.localStorage.getItem(LAST);
    const text = id === null ? null : window.localStorage.getItem(PREFIX + id);
    const stored: unknown = text === null ? null : JSON.parse(text);
    return isSnapshot(stored) && stored.user.id === id && now - stored.at < OLDEST_MS
      ? stored
      : null;
  });
}

const hasTexts = (value: unknown, ...names: string[]) =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

const isListOf = (value: unknown, ...names: string[]) =>
  Array.isArray(value) && value.every((one) => hasTexts(one, ...names));

function isSnapshot(value: unknown): value is Snapshot {
  if (!hasTexts(value, 'companyId')) return false;
  const { version, at, user, companies, drivers, areas } = value as Record<keyof Snapshot, unknown>;
  const list = (companies ?? {}) as Record<keyof CompanyList, unknown>;
  return (
    version === SNAPSHOT_VERSION &&
    typeof at === 'number' &&
    hasTexts(user, 'id', 'name', 'email', 'role') &&
    isListOf(list.companies, 'id', 'name') &&
    isListOf(list.workspaces, 'id', 'name') &&
    isListOf(drivers, 'name', 'title') &&
    isListOf(areas, 'number', 'title')
  );
}
