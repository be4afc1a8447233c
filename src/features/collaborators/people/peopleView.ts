import { ROLES, type Role } from '@contract/permissions/roles';
import {
  idOrNone,
  oneOf,
  typedText,
  wholeNumber,
  type UrlValues,
} from '@/shared/routing/urlParams';
import { LIST_VIEWS } from '@/shared/ui/list/listViewsSlice';
import { columnOf, isDescending, type Sorting } from '@/shared/ui/list/sorting/SortHeading';
import { compareNames } from '@/shared/lib/compareNames';
import type { Collaborator } from '../Collaborator';

export const PEOPLE_COLUMNS = [
  'name',
  'company',
  'companyRole',
  'workspaceRole',
  'status',
  'lastActive',
] as const;
export type PeopleColumn = (typeof PEOPLE_COLUMNS)[number];

const SORTINGS = PEOPLE_COLUMNS.flatMap((column): Sorting<PeopleColumn>[] => [
  column,
  `-${column}`,
]);

export const STATUSES = ['active', 'pending'] as const;

/** The state of the Collaborators page in its address. */
export const PEOPLE_VIEW = {
  view: oneOf(LIST_VIEWS, 'cards'),
  search: typedText,
  page: wholeNumber(1),
  sort: oneOf<Sorting<PeopleColumn>>(SORTINGS, 'name'),
  company: idOrNone,
  role: oneOf([...ROLES, 'any'], 'any'),
  status: oneOf([...STATUSES, 'any'], 'any'),
};

export type PeopleView = UrlValues<typeof PEOPLE_VIEW>;

/** When people were last active, ISO 8601 by id; null for never, absent if the user may not know. */
export type LastActive = Partial<Record<string, string | null>>;

/** The text that a search of people matches. */
export const textOf = ({ name, email, companyName }: Collaborator) =>
  `${name} ${email} ${companyName}`;

type Filters = Pick<PeopleView, 'company' | 'role' | 'status'>;

/** The people of a company, with a role in their company and a status. */
export function filterPeople(
  people: readonly Collaborator[],
  { company, role, status }: Filters,
): Collaborator[] {
  return people.filter(
    (person) =>
      (company === null || person.companyId === company) &&
      (role === 'any' || person.companyRole === role) &&
      (status === 'any' || statusOf(person) === status),
  );
}

const statusOf = ({ activated }: Collaborator) => (activated ? 'active' : 'pending');

const rankOf = (role: Role) => ROLES.indexOf(role);

/** Sorts by a column; equal people by name. People who were never active come last in both directions. */
export function sortPeople(
  people: readonly Collaborator[],
  sorting: Sorting<PeopleColumn>,
  lastActive: LastActive,
): Collaborator[] {
  const column = columnOf(sorting);
  const direction = isDescending(sorting) ? -1 : 1;
  return people.toSorted((a, b) => {
    if (column === 'lastActive') {
      const [first, second] = [lastActive[a.id] ?? '', lastActive[b.id] ?? ''];
      if (first === '' || second === '') {
        return Number(first === '') - Number(second === '') || compareNames(a.name, b.name);
      }
      // Ascending is the most recent first.
      return direction * compareNames(second, first) || compareNames(a.name, b.name);
    }
    return direction * compare(a, b, column) || compareNames(a.name, b.name);
  });
}

function compare(
  a: Collaborator,
  b: Collaborator,
  column: Exclude<PeopleColumn, 'lastActive'>,
): number {
  switch (column) {
    case 'name':
      return compareNames(a.name, b.name);
    case 'company':
      return compareNames(a.companyName, b.companyName);
    case 'companyRole':
      return rankOf(a.companyRole) - rankOf(b.companyRole);
    case 'workspaceRole':
      return rankOf(a.workspaceRole) - rankOf(b.workspaceRole);
    case 'status':
      return compareNames(statusOf(a), statusOf(b));
  }
}
