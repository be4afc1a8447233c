import { DAY_MS } from '@contract/days';
import type { UserDto } from '@contract/rest';
import type { CompanyList } from '@/features/companies';
import type { Driver } from '@/features/drivers';
import type { ImpactArea } from '@/features/impactAreas';
import { deviceStorage, readStoredJson } from '@/shared/lib/deviceStorage';

/** The data of one company that a user saw last. */
export interface Snapshot {
  version: number;
  /** When it was taken, ms since the epoch. */
  at: number;
  user: UserDto;
  /** What the server offered. */
  features: readonly string[];
  companies: CompanyList;
  companyId: string;
  drivers: Driver[];
  areas: ImpactArea[];
}

/** Increases with every change of a part's shape. */
export const SNAPSHOT_VERSION = 3;

const PREFIX = 'value-drivers-seen/';
/** Key of the id of the user whose snapshot opens the next visit. */
const LAST_USER = `${PREFIX}last`;

/** The longest life of a session, ms. A user with an older snapshot has to sign in anyway. */
const MAX_AGE_MS = 14 * DAY_MS;

export function writeSnapshot(snapshot: Snapshot): void {
  const userId = snapshot.user.id;
  if (deviceStorage.write(PREFIX + userId, JSON.stringify(snapshot)))
    deviceStorage.write(LAST_USER, userId);
}

export function removeSnapshot(): void {
  const userId = deviceStorage.read(LAST_USER);
  if (userId !== null) deviceStorage.remove(PREFIX + userId);
  deviceStorage.remove(LAST_USER);
}

/** Reads the snapshot of the last user; null if there is none, or if it is invalid, foreign or too old. */
export function readSnapshot(now: number): Snapshot | null {
  const userId = deviceStorage.read(LAST_USER);
  const stored = userId === null ? null : readStoredJson(PREFIX + userId);
  return isSnapshot(stored) && stored.user.id === userId && now - stored.at < MAX_AGE_MS
    ? stored
    : null;
}

const hasStrings = (value: unknown, ...names: string[]) =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

const isListOf = (value: unknown, ...names: string[]) =>
  Array.isArray(value) && value.every((one) => hasStrings(one, ...names));

function isSnapshot(value: unknown): value is Snapshot {
  if (!hasStrings(value, 'companyId')) return false;
  const { version, at, user, features, companies, drivers, areas } = value as Record<
    keyof Snapshot,
    unknown
  >;
  const list = (companies ?? {}) as Record<keyof CompanyList, unknown>;
  return (
    version === SNAPSHOT_VERSION &&
    typeof at === 'number' &&
    hasStrings(user, 'id', 'name', 'email', 'role') &&
    Array.isArray(features) &&
    isListOf(list.companies, 'id', 'name') &&
    isListOf(list.workspaces, 'id', 'name') &&
    isListOf(drivers, 'name', 'title') &&
    isListOf(areas, 'number', 'title')
  );
}
