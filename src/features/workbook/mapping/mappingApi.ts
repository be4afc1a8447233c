import {
  COMBINE_RULES,
  type CombineRule,
  type MappingColumn,
  type MappingPair,
  type MappingScale,
  type SaveMappingPayload,
} from '@contract/mappings/mappingPayloads';
import type { ImportRow } from '@contract/workbook/importPayloads';
import { baseApi } from '@/shared/api/baseApi';
import { GetMappingsDocument, type GetMappingsQuery } from '@/shared/api/generated/operations';
import { query } from '@/shared/api/transport/query';
import { number, object, requiredData, string } from '@/shared/api/transport/shapes';

/** How workbooks of one form are read, as a workspace keeps it. */
export interface Mapping {
  id: string;
  name: string;
  headerDigest: string;
  columns: MappingColumn[];
  scale: MappingScale[];
  pairs: MappingPair[];
  combine: CombineRule;
  /** ISO 8601. */
  savedAt: string;
  savedBy: string | null;
  revision: number;
}

/** A past assessment from a workbook. */
interface ImportReviewPayload {
  company_id: string;
  name: string;
  /** A day such as '2025-12-31'. */
  as_of: string;
  rows: Pick<ImportRow, 'activity_id' | 'values'>[];
}

const toMapping = (row: GetMappingsQuery['mappings'][number]): Mapping => ({
  id: row.id,
  name: row.name,
  headerDigest: row.header_digest,
  columns: row.columns,
  scale: row.scale,
  pairs: row.pairs,
  combine: COMBINE_RULES.find((rule) => rule === row.combine) ?? 'lowest',
  savedAt: row.at,
  savedBy: row.by_name,
  revision: row.revision,
});

const mappingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getMappings: build.query<Mapping[], string>({
      query: (workspaceId) => query(GetMappingsDocument, { workspace_id: workspaceId }),
      transformResponse: ({ mappings }: GetMappingsQuery) => mappings.map(toMapping),
      providesTags: ['Mappings'],
    }),
    saveMapping: build.mutation<{ id: string; revision: number }, SaveMappingPayload>({
      query: (payload) => ({
        method: 'POST',
        path: '/mapping/save',
        body: { ...payload },
        reply: requiredData(object({ id: string, revision: number })),
      }),
      invalidatesTags: ['Mappings'],
    }),
    importMappedReview: build.mutation<unknown, ImportReviewPayload>({
      query: (payload) => ({ method: 'POST', path: '/review/import', body: { ...payload } }),
      invalidatesTags: (_, __, { company_id }) => [{ type: 'Drivers', id: company_id }, 'Reviews'],
    }),
  }),
});

export const { useLazyGetMappingsQuery, useSaveMappingMutation, useImportMappedReviewMutation } =
  mappingApi;
