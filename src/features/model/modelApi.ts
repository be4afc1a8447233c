import type { ModelExport, ModelImportResult, ModelSheets } from '@contract/model/modelPayloads';
import * as v from 'valibot';
import { baseApi, TAG_TYPES } from '@/shared/api/baseApi';
import {
  GetModelPreviewDocument,
  GetModelVersionsDocument,
  type GetModelPreviewQuery,
  type GetModelVersionsQuery,
} from '@/shared/api/generated/operations';
import { query } from '@/shared/api/transport/query';
import {
  nullOr,
  number,
  object,
  requiredData,
  string,
  type Shape,
} from '@/shared/api/transport/shapes';

export interface ModelVersion {
  id: string;
  status: 'draft' | 'applied' | 'undone';
  note: string;
  changes: number;
  /** ISO 8601. */
  createdAt: string;
  appliedAt: string | null;
}

export type ModelEffect = GetModelPreviewQuery['modelPreview'][number];

/** Rows of a workbook, whose values the server checks. */
export type SubmittedSheets = Partial<Record<keyof ModelSheets, Record<string, unknown>[]>>;

/** How many companies a page of the preview has. */
const PREVIEW_COMPANIES = 20;

const STATUSES = ['draft', 'applied', 'undone'] as const;

const toVersion = (row: GetModelVersionsQuery['modelVersions'][number]): ModelVersion => ({
  id: row.id,
  status: STATUSES.find((status) => status === row.status) ?? 'draft',
  note: row.note,
  changes: row.changes,
  createdAt: row.created_at,
  appliedAt: row.applied_at,
});

/** Its rows are compared with workbooks and sent back; the app reads only some of them. */
const exported = v.looseObject({ sheets: v.looseObject({}) }) as unknown as Shape<ModelExport>;

const exchange = (path: string) => (id: string) => ({
  method: 'POST' as const,
  path,
  body: { id },
});

const modelApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getModelVersions: build.query<ModelVersion[], void>({
      query: () => query(GetModelVersionsDocument, {}),
      transformResponse: ({ modelVersions }: GetModelVersionsQuery) => modelVersions.map(toVersion),
      providesTags: ['ModelVersions'],
    }),
    /** What a version moves, in pages of companies. */
    getModelPreview: build.infiniteQuery<ModelEffect[], string, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => {
          const companies = new Set(page.map(({ company_id }) => company_id));
          return companies.size < PREVIEW_COMPANIES ? undefined : page.at(-1)?.company_id;
        },
      },
      query: ({ queryArg: version_id, pageParam: after }) =>
        query(GetModelPreviewDocument, { version_id, first: PREVIEW_COMPANIES, after }),
      transformResponse: ({ modelPreview }: GetModelPreviewQuery) => modelPreview,
      providesTags: ['ModelVersions', 'FigureLists'],
    }),
    exportModel: build.query<ModelSheets, void>({
      query: () => ({ method: 'GET', path: '/model/export', reply: exported }),
      transformResponse: ({ sheets }: ModelExport) => sheets,
      providesTags: ['ModelVersions'],
      keepUnusedDataFor: 0,
    }),
    importModel: build.mutation<
      ModelImportResult,
      { import_id: string; note: string; sheets: SubmittedSheets }
    >({
      query: (payload) => ({
        method: 'POST',
        path: '/model/import',
        body: { ...payload },
        reply: requiredData(object({ version_id: nullOr(string), changes: number })),
      }),
      invalidatesTags: ['ModelVersions'],
    }),
    // Every figure may have changed.
    applyModel: build.mutation<unknown, string>({
      query: exchange('/model/apply'),
      invalidatesTags: [...TAG_TYPES],
    }),
    undoModel: build.mutation<unknown, string>({
      query: exchange('/model/undo'),
      invalidatesTags: [...TAG_TYPES],
    }),
  }),
});

export const {
  useGetModelVersionsQuery,
  useGetModelPreviewInfiniteQuery,
  useExportModelQuery,
  useLazyExportModelQuery,
  useImportModelMutation,
  useApplyModelMutation,
  useUndoModelMutation,
} = modelApi;
