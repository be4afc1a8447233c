import type { ColumnTypes } from '@server/store/sql/engine';

/** Indexes in the order of the pages of companies and workspaces: by name without regard to case, then by id. */
export const namePages = ({ byteOrder }: ColumnTypes): string[] => [
  `create index companies_name_page on companies (activated, (lower(name)${byteOrder}), id)`,
  `create index workspaces_name_page on workspaces ((lower(name)${byteOrder}), id) where deleted_at is null`,
];
