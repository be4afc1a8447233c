import type { Role } from '@contract/permissions/roles';
import { baseApi } from '@/shared/api/baseApi';
import {
  GetCompaniesDocument,
  GetCompanyFiguresDocument,
  GetCompanyPageDocument,
  type GetCompaniesQuery,
  type GetCompanyFiguresQuery,
  type GetCompanyPageQuery,
} from '@/shared/api/generated/operations';
import { query } from '@/shared/api/transport/query';
import {
  MAX_WHOLE_LIST,
  toCompany,
  toCompanyList,
  toFigures,
  type Company,
  type CompanyFigures,
  type CompanyList,
} from './Company';
import { sampleCompanies } from './companies.sample';

/** Some companies of the list that a person with this role has access to. */
export interface CompaniesById {
  role: Role;
  ids: readonly string[];
}

/** A search in that list; an empty text finds all companies. */
export interface CompanySearch {
  role: Role;
  search: string;
  /** Also reads the companies' figures. */
  figures: boolean;
}

type FoundCompany = Company & { figures: CompanyFigures };

/** Companies per page of a search. */
const PAGE_SIZE = 50;

const LIST = { type: 'Company', id: 'LIST' } as const;
const toCompanies = ({ companies }: GetCompanyPageQuery) => companies.map(toCompany);

export const companiesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The companies that this person has access to, including deleted ones, and the workspaces. Of a long list these
     * are the first companies, unless the server sends whole lists only.
     */
    getCompanies: build.query<CompanyList, Role>({
      query: (user_role) => query(GetCompaniesDocument, { user_role, first: MAX_WHOLE_LIST + 1 }),
      transformResponse: (reply: GetCompaniesQuery) => toCompanyList(reply),
      extraOptions: { sample: sampleCompanies },
      providesTags: ({ companies } = { companies: [], isComplete: true, workspaces: [] }) => [
        LIST,
        { type: 'Workspace', id: 'LIST' },
        ...companies.map(({ id }) => ({ type: 'Company' as const, id })),
      ],
    }),
    /** Those of the named companies that this person has access to. */
    getCompaniesById: build.query<Company[], CompaniesById>({
      query: ({ role, ids }) =>
        query(GetCompanyPageDocument, { user_role: role, ids: [...ids], first: ids.length }),
      transformResponse: toCompanies,
      providesTags: [LIST],
    }),
    /** Pages of the companies whose name contains a text, activated companies first. */
    getCompanyPages: build.infiniteQuery<FoundCompany[], CompanySearch, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.id),
      },
      query: ({ queryArg: { role, ...search }, pageParam }) =>
        query(GetCompanyPageDocument, {
          user_role: role,
          ...search,
          first: PAGE_SIZE,
          after: pageParam,
        }),
      transformResponse: ({ companies }: GetCompanyPageQuery) =>
        companies.map((dto) => ({ ...toCompany(dto), figures: toFigures(dto) })),
      providesTags: (_, __, { figures }) => (figures ? [LIST, 'FigureLists'] : [LIST]),
    }),
    /** The figures of these companies by id; absent for a company whose figures the person may not see. */
    getCompanyFigures: build.query<Partial<Record<string, CompanyFigures>>, Role>({
      query: (role) => query(GetCompanyFiguresDocument, { user_role: role }),
      transformResponse: ({ companies }: GetCompanyFiguresQuery) =>
        Object.fromEntries(companies.map((dto) => [dto.id, toFigures(dto)])),
      providesTags: [LIST, 'FigureLists'],
    }),
  }),
});

export const {
  useGetCompaniesByIdQuery,
  useGetCompaniesQuery,
  useGetCompanyFiguresQuery,
  useGetCompanyPagesInfiniteQuery,
} = companiesApi;
