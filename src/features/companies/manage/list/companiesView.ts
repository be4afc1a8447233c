import { oneOf, typedText, wholeNumber, type UrlValues } from '@/shared/routing/urlParams';
import { LIST_VIEWS } from '@/shared/ui/list/listViewsSlice';
import { columnOf, isDescending, type Sorting } from '@/shared/ui/list/sorting/SortHeading';
import { compareNames } from '@/shared/lib/compareNames';
import { NO_FIGURES, sortForList, type Company, type CompanyFigures } from '../../Company';

export const COMPANY_COLUMNS = ['name', 'workspace', 'average', 'completed', 'people'] as const;
/** The columns with figures of the companies. */
export const isFigure = (column: CompanyColumn) => column !== 'name' && column !== 'workspace';

export type CompanyColumn = (typeof COMPANY_COLUMNS)[number];

const SORTINGS = COMPANY_COLUMNS.flatMap((column): Sorting<CompanyColumn>[] => [
  column,
  `-${column}`,
]);

/** The state of My Companies in its address. */
export const COMPANIES_VIEW = {
  view: oneOf(LIST_VIEWS, 'cards'),
  search: typedText,
  page: wholeNumber(1),
  sort: oneOf<Sorting<CompanyColumn>>(SORTINGS, 'name'),
};

export type CompaniesView = UrlValues<typeof COMPANIES_VIEW>;

/** From this number of companies on, the table is offered. */
export const MIN_FOR_TABLE = 12;

export type FiguresById = Partial<Record<string, CompanyFigures>>;

/** Active companies first, then by a column, then by name. Unknown figures come last in both directions. */
export function sortCompanies(
  companies: readonly Company[],
  sorting: Sorting<CompanyColumn>,
  figures: FiguresById,
): Company[] {
  const column = columnOf(sorting);
  const direction = isDescending(sorting) ? -1 : 1;
  const textOf = ({ name, workspace }: Company) =>
    column === 'name' ? name : (workspace?.name ?? '');

  return sortForList(companies).sort((a, b) => {
    if (a.activated !== b.activated) return Number(b.activated) - Number(a.activated);
    if (column === 'name' || column === 'workspace') {
      return direction * compareNames(textOf(a), textOf(b));
    }
    const first = (figures[a.id] ?? NO_FIGURES)[column];
    const second = (figures[b.id] ?? NO_FIGURES)[column];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return direction * (first - second);
  });
}
