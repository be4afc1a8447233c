import type {
  ImportReviewPayload,
  NewShare,
  ProofDto,
  ReviewShareDto,
  SharedReview,
  ShareReviewPayload,
  VerifiedReview,
} from '@contract/reviews/reviewPayloads';
import { baseApi } from '@/shared/api/baseApi';
import {
  GetProofDocument,
  GetReviewDocument,
  GetReviewSharesDocument,
  GetReviewsDocument,
  type GetProofQuery,
  type GetReviewQuery,
  type GetReviewSharesQuery,
  type GetReviewsQuery,
} from '@/shared/api/generated/operations';
import { query } from '@/shared/api/transport/query';
import {
  array,
  boolean,
  number,
  nullOr,
  object,
  orNull,
  requiredData,
  string,
} from '@/shared/api/transport/shapes';
import { toReview, toReviewPage, type Review, type ReviewPage } from './Review';

const reviewShape = object({
  id: string,
  name: string,
  as_of: string,
  kind: string,
  summary: orNull(string),
  averages: array(object({ driver: string, averages: nullOr(number) })),
  taken_by: orNull(string),
  taken_at: string,
  signed_by: orNull(string),
  signed_at: orNull(string),
  second_signed_by: orNull(string),
  second_signed_at: orNull(string),
  withdrawn_at: orNull(string),
  withdrawn_reason: orNull(string),
  digest: orNull(string),
});
const proofShape = object({
  figure: string,
  value: nullOr(number),
  shown: string,
  since: nullOr(number),
  rows: array(
    object({
      activity_id: string,
      name: string,
      weight: number,
      state: nullOr(number),
      share: number,
      shown: string,
      changed_by: nullOr(string),
      changed_at: nullOr(string),
      evidence: number,
    }),
  ),
});

type SentReview = SharedReview['review'];

const post = (path: string, body: object) => ({
  method: 'POST' as const,
  path,
  body: { ...body },
});
const changing = (path: string, body: object) => ({
  ...post(path, body),
  reply: requiredData(reviewShape),
});

export const reviewsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getReviews: build.query<Review[], string>({
      query: (companyId) => query(GetReviewsDocument, { company_id: companyId }),
      transformResponse: ({ reviews }: GetReviewsQuery) => reviews.map(toReview),
      providesTags: ['Reviews'],
    }),
    getReview: build.query<ReviewPage, string>({
      query: (id) => query(GetReviewDocument, { id }, 'review'),
      transformResponse: ({ review }: GetReviewQuery) => {
        if (!review) throw new Error('No review returned');
        return toReviewPage(review.review, review.content, review.people);
      },
      providesTags: ['Reviews'],
    }),
    getProof: build.query<ProofDto, { reviewId: string; figure: string }>({
      query: ({ reviewId, figure }) =>
        query(GetProofDocument, { review_id: reviewId, figure }, 'proof'),
      transformResponse: ({ proof }: GetProofQuery) => {
        if (!proof) throw new Error('No proof returned');
        return proof;
      },
      providesTags: ['Reviews', 'FigureLists'],
    }),
    getReviewShares: build.query<ReviewShareDto[], string>({
      query: (id) => query(GetReviewSharesDocument, { review_id: id }),
      transformResponse: ({ reviewShares }: GetReviewSharesQuery) =>
        reviewShares as ReviewShareDto[],
      providesTags: ['ReviewShares'],
    }),
    takeReview: build.mutation<Review, { company_id: string; name: string; summary: string }>({
      query: (body) => changing('/review/take', body),
      transformResponse: (sent: SentReview) => toReview(sent),
      invalidatesTags: ['Reviews'],
    }),
    importReview: build.mutation<Review, ImportReviewPayload>({
      query: (body) => changing('/review/import', body),
      transformResponse: (sent: SentReview) => toReview(sent),
      invalidatesTags: ['Reviews'],
    }),
    updateReview: build.mutation<unknown, { id: string; name: string; summary: string }>({
      query: (body) => changing('/review/update', body),
      invalidatesTags: ['Reviews'],
    }),
    removeReview: build.mutation<unknown, string>({
      query: (id) => changing('/review/remove', { id }),
      invalidatesTags: ['Reviews'],
    }),
    signReview: build.mutation<unknown, string>({
      query: (id) => changing('/review/sign', { id }),
      invalidatesTags: ['Reviews'],
    }),
    withdrawReview: build.mutation<unknown, { id: string; reason: string }>({
      query: (body) => changing('/review/withdraw', body),
      invalidatesTags: ['Reviews'],
    }),
    shareReview: build.mutation<NewShare, ShareReviewPayload>({
      query: (body) => ({
        ...post('/review/share', body),
        reply: requiredData(object({ id: string, token: string, url: string })),
      }),
      invalidatesTags: ['ReviewShares'],
    }),
    unshareReview: build.mutation<unknown, string>({
      query: (id) => post('/review/unshare', { id }),
      invalidatesTags: ['ReviewShares'],
    }),
    getShared: build.query<ReviewPage & { logo: string | null }, string>({
      query: (token) => ({
        method: 'GET',
        path: `/shared/${encodeURIComponent(token)}`,
        reply: requiredData(object({ review: reviewShape, content: string, logo: orNull(string) })),
      }),
      transformResponse: ({ review, content, logo }: SharedReview) => ({
        ...toReviewPage(review, content, null),
        logo: logo ?? null,
      }),
      extraOptions: { guest: true },
      // The link may be revoked at any time.
      keepUnusedDataFor: 0,
    }),
    getSharedProof: build.query<ProofDto, { token: string; figure: string }>({
      query: ({ token, figure }) => ({
        method: 'GET',
        path: `/shared/${encodeURIComponent(token)}/proof?figure=${encodeURIComponent(figure)}`,
        reply: requiredData(proofShape),
      }),
      extraOptions: { guest: true },
      keepUnusedDataFor: 0,
    }),
    verifyReview: build.mutation<VerifiedReview, string>({
      query: (digest) => ({
        ...post('/review/verify', { digest }),
        reply: requiredData(object({ valid: boolean, withdrawn: boolean })),
      }),
      extraOptions: { guest: true },
    }),
  }),
});

export const {
  useGetReviewsQuery,
  useGetReviewQuery,
  useGetProofQuery,
  useGetReviewSharesQuery,
  useTakeReviewMutation,
  useImportReviewMutation,
  useUpdateReviewMutation,
  useRemoveReviewMutation,
  useSignReviewMutation,
  useWithdrawReviewMutation,
  useShareReviewMutation,
  useUnshareReviewMutation,
  useGetSharedQuery,
  useGetSharedProofQuery,
  useVerifyReviewMutation,
} = reviewsApi;
