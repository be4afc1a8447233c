import type { Caller } from './callers';

/*
 * The contract's "Who may do what" as a table that is independent of the implementation. A target is named
 * by its relation to the callers' company, acorn: birch is in the same workspace, cedar in another one,
 * dogwood is deactivated and in the same workspace.
 */
export type Place = 'own' | 'same' | 'other' | 'deactivated' | 'unknown';
export const PLACES: Place[] = ['own', 'same', 'other', 'deactivated', 'unknown'];
export const COMPANY: Record<Place, string> = {
  own: 'acorn',
  same: 'birch',
  other: 'cedar',
  deactivated: 'dogwood',
  unknown: 'nothing',
};
export const WORKSPACE: Partial<Record<Place, string>> = {
  own: 'north',
  other: 'south',
  deactivated: 'west',
  unknown: 'nothing',
};

/**
 * The letters of a caller: C company administrator, W workspace administrator, R one with the reach to read and
 * S one with the reach to save in the workspace, F may edit, E everyone.
 */
export const groups = ({ company, workspace, reach = 'none' }: Caller) =>
  (company === 'administrator' ? 'C' : '') +
  (workspace === 'administrator' ? 'W' : '') +
  (workspace === 'administrator' && reach !== 'none' ? 'R' : '') +
  (workspace === 'administrator' && reach === 'edit' ? 'S' : '') +
  (workspace === 'subscriber' ? '' : 'F') +
  'E';

/** The letters of the callers who may see a target, besides global administrators. */
export const SEEN: Record<'company' | 'person' | 'workspace', Record<Place, string>> = {
  company: { own: 'E', same: 'CW', other: '', deactivated: 'CW', unknown: '' },
  person: { own: 'E', same: 'W', other: '', deactivated: 'W', unknown: '' },
  workspace: { own: 'E', same: '', other: '', deactivated: '', unknown: '' },
};

export interface Call {
  route: string;
  what?: string;
  /** The path where it is not that of the route. */
  path?: (place: Place) => string;
  body: (place: Place) => Record<string, unknown> | FormData;
  on: keyof typeof SEEN | 'nothing';
  /** The letters of the callers who are allowed, by place, besides global administrators. */
  may: Partial<Record<Place, string>>;
  /** The status for allowed callers; by place if it differs. */
  success: number | Partial<Record<Place, number>>;
  /** The letters of the callers to whom the target exists, by place, where they differ from those of its kind. */
  seenBy?: Partial<Record<Place, string>>;
  /** The status of a query with any valid API token, where it does not follow from the rights of its owner. */
  withToken?: number;
  /** The places that are allowed for people of a deactivated company. */
  deactivatedMay?: Place[];
}

export const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};
/** `may` of a call that everyone is allowed. */
export const everyone = { own: 'E', same: 'E', other: 'E', deactivated: 'E', unknown: 'E' };
/** The statuses of a successful call by place. */
export const OK_OR_UNKNOWN = { own: 200, same: 200, other: 200, deactivated: 200, unknown: 404 };
