import type {
  DecidePayload,
  HandedIn,
  HandInPayload,
  Reminded,
  RoundCompanyPayload,
  RoundPreview,
  SaveOpinionPayload,
  SaveRoundPayload,
} from '@contract/rounds/roundPayloads';
import type { ImportReply } from '@contract/workbook/importPayloads';
import { baseApi } from '@/shared/api/baseApi';
import {
  GetMyPartDocument,
  GetOwnRoundsDocument,
  GetRoundCandidatesDocument,
  GetRoundResultDocument,
  GetRoundsDocument,
  type GetMyPartQuery,
  type GetOwnRoundsQuery,
  type GetRoundCandidatesQuery,
  type GetRoundResultQuery,
  type GetRoundsQuery,
} from '@/shared/api/generated/operations';
import { query } from '@/shared/api/transport/query';
import {
  array,
  number,
  nullOr,
  object,
  requiredData,
  string,
  type Shape,
} from '@/shared/api/transport/shapes';
import { toAskedActions, type AskedAction } from './Opinion';
import { toRound, type Round } from './Round';
import { toRoundResult, type RoundResult } from './RoundResult';

/** A round in a company. */
export interface RoundPlace {
  roundId: string;
  companyId: string;
}

interface Candidate {
  id: string;
  name: string;
  areas: string[];
}

const average = object({ driver: string, average: nullOr(number) });
const importReply = requiredData(
  object({
    results: array(object({ activity_id: string, outcome: string })),
    averages_before: array(average),
    averages_after: array(average),
  }),
);
/** The parts of an ImportReply that the app reads. */
export type DecideReply = Pick<ImportReply, 'averages_before' | 'averages_after'> & {
  results: { activity_id: string; outcome: string }[];
};

const post = (path: string, body: object, reply?: Shape) => ({
  method: 'POST' as const,
  path,
  body: { ...body },
  ...(reply && { reply }),
});

const partArg = ({ roundId, companyId }: RoundPlace) => ({
  round_id: roundId,
  company_id: companyId,
});

export const roundsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getRounds: build.query<Round[], string>({
      query: (companyId) => query(GetRoundsDocument, { company_id: companyId }),
      transformResponse: ({ rounds }: GetRoundsQuery) => rounds.map(toRound),
      providesTags: ['Rounds'],
    }),
    getOwnRounds: build.query<Round[], void>({
      query: () => query(GetOwnRoundsDocument, {}),
      transformResponse: ({ rounds }: GetOwnRoundsQuery) => rounds.map(toRound),
      providesTags: ['Rounds'],
    }),
    getRoundResult: build.query<RoundResult, RoundPlace>({
      query: ({ roundId, companyId }) =>
        query(GetRoundResultDocument, { id: roundId, company_id: companyId }, 'round'),
      transformResponse: ({ round }: GetRoundResultQuery) => {
        if (!round) throw new Error('No result returned');
        return toRoundResult(round);
      },
      providesTags: (_, __, { companyId }) => ['Rounds', { type: 'Drivers', id: companyId }],
    }),
    getMyPart: build.query<AskedAction[], RoundPlace>({
      query: (part) => query(GetMyPartDocument, partArg(part)),
      transformResponse: (reply: GetMyPartQuery) => toAskedActions(reply),
      providesTags: ['ModelVersions'],
    }),
    getRoundCandidates: build.query<Candidate[], string>({
      query: (companyId) => query(GetRoundCandidatesDocument, { company_id: companyId }),
      transformResponse: ({ roundCandidates }: GetRoundCandidatesQuery) =>
        roundCandidates.map(({ user_id, name, areas }) => ({ id: user_id, name, areas })),
    }),
    /** Part of the save engine: see `sendOpinion`. */
    saveOpinion: build.mutation<unknown, SaveOpinionPayload>({
      // The page may close while the request is pending.
      query: (payload) => ({ ...post('/opinion/save', payload), keepalive: true }),
    }),
    handIn: build.mutation<HandedIn, HandInPayload>({
      query: (payload) =>
        post('/round/hand-in', payload, requiredData(object({ handed_in_at: nullOr(string) }))),
      invalidatesTags: (_, __, { company_id }) => ['Rounds', { type: 'Plan', id: company_id }],
    }),
    saveRound: build.mutation<{ id: string }, SaveRoundPayload>({
      query: (payload) => post('/round/save', payload, requiredData(object({ id: string }))),
      invalidatesTags: ['Rounds', 'FigureLists'],
    }),
    previewRound: build.mutation<RoundPreview, SaveRoundPayload>({
      query: (payload) =>
        post(
          '/round/preview',
          payload,
          requiredData(object({ recipients: number, subject: string, text: string })),
        ),
    }),
    openRound: build.mutation<unknown, RoundCompanyPayload>({
      query: (payload) => post('/round/open', payload),
      invalidatesTags: ['Rounds', 'FigureLists'],
    }),
    closeRound: build.mutation<unknown, RoundCompanyPayload>({
      query: (payload) => post('/round/close', payload),
      invalidatesTags: (_, __, { company_id }) => [
        'Rounds',
        'FigureLists',
        { type: 'Drivers', id: company_id },
      ],
    }),
    remindRound: build.mutation<Reminded, RoundCompanyPayload>({
      query: (payload) => post('/round/remind', payload, requiredData(object({ mailed: number }))),
    }),
    decideRound: build.mutation<DecideReply, DecidePayload>({
      query: (payload) => post('/round/decide', payload, importReply),
      invalidatesTags: (_, __, { company_id, dry_run }) =>
        dry_run
          ? []
          : [
              'Rounds',
              'FigureLists',
              'Answer',
              'AnswerHistory',
              ...(['Drivers', 'ImpactAreas', 'Progress', 'Activities'] as const).map((type) => ({
                type,
                id: company_id,
              })),
            ],
    }),
  }),
});

export const {
  useGetRoundsQuery,
  useGetOwnRoundsQuery,
  useGetRoundResultQuery,
  useGetMyPartQuery,
  useGetRoundCandidatesQuery,
  useHandInMutation,
  useSaveRoundMutation,
  usePreviewRoundMutation,
  useOpenRoundMutation,
  useCloseRoundMutation,
  useRemindRoundMutation,
  useDecideRoundMutation,
} = roundsApi;
