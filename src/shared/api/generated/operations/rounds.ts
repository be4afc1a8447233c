// Made by `npm run codegen` from contract/schema.graphql and the operations in src. Do not edit.

import * as shapes from '../../transport/shapes';
import { TypedDocumentString } from '../../transport/TypedDocument';
import type * as types from './types';

export const GetRoundsDocument = new TypedDocumentString<
  types.GetRoundsQuery,
  types.GetRoundsQueryVariables
>(
  'getRounds',
  'query getRounds($company_id:ID!){rounds(company_id:$company_id){...listedRound}}fragment listedRound on Round{id name names opens_on due_on workspace_id companies{company_id company_name asked handed_in opened_at closed_at asks_me my_handed_in_at people{user_id name party areas handed_in_at}}}',
  shapes.object({
    rounds: shapes.array(
      shapes.object({
        id: shapes.string,
        name: shapes.string,
        names: shapes.string,
        opens_on: shapes.string,
        due_on: shapes.string,
        workspace_id: shapes.stringOrNull,
        companies: shapes.array(
          shapes.object({
            company_id: shapes.string,
            company_name: shapes.string,
            asked: shapes.number,
            handed_in: shapes.number,
            opened_at: shapes.stringOrNull,
            closed_at: shapes.stringOrNull,
            asks_me: shapes.boolean,
            my_handed_in_at: shapes.stringOrNull,
            people: shapes.orNull(
              shapes.array(
                shapes.object({
                  user_id: shapes.string,
                  name: shapes.stringOrNull,
                  party: shapes.stringOrNull,
                  areas: shapes.array(shapes.string),
                  handed_in_at: shapes.stringOrNull,
                }),
              ),
            ),
          }),
        ),
      }),
    ),
  }),
  ['rounds'],
);
export const GetOwnRoundsDocument = new TypedDocumentString<
  types.GetOwnRoundsQuery,
  types.GetOwnRoundsQueryVariables
>(
  'getOwnRounds',
  'query getOwnRounds{rounds{...listedRound}}fragment listedRound on Round{id name names opens_on due_on workspace_id companies{company_id company_name asked handed_in opened_at closed_at asks_me my_handed_in_at people{user_id name party areas handed_in_at}}}',
  shapes.object({
    rounds: shapes.array(
      shapes.object({
        id: shapes.string,
        name: shapes.string,
        names: shapes.string,
        opens_on: shapes.string,
        due_on: shapes.string,
        workspace_id: shapes.stringOrNull,
        companies: shapes.array(
          shapes.object({
            company_id: shapes.string,
            company_name: shapes.string,
            asked: shapes.number,
            handed_in: shapes.number,
            opened_at: shapes.stringOrNull,
            closed_at: shapes.stringOrNull,
            asks_me: shapes.boolean,
            my_handed_in_at: shapes.stringOrNull,
            people: shapes.orNull(
              shapes.array(
                shapes.object({
                  user_id: shapes.string,
                  name: shapes.stringOrNull,
                  party: shapes.stringOrNull,
                  areas: shapes.array(shapes.string),
                  handed_in_at: shapes.stringOrNull,
                }),
              ),
            ),
          }),
        ),
      }),
    ),
  }),
  ['rounds'],
);
export const GetRoundResultDocument = new TypedDocumentString<
  types.GetRoundResultQuery,
  types.GetRoundResultQueryVariables
>(
  'getRoundResult',
  'query getRoundResult(<rounds:$id:ID! $company_id:ID!>){<rounds:round(id:$id company_id:$company_id){names asked handed_in closed_at actions{activity_id name driver impact_area answer revision weight count lowest highest proposal difference swing camps decided <model:anchors> opinions{party person state unsure not_applicable reason late}}drivers{driver average low high}gaps{driver party other actions gap}}>}',
  shapes.object({
    round: shapes.orNull(
      shapes.object({
        names: shapes.string,
        asked: shapes.number,
        handed_in: shapes.number,
        closed_at: shapes.stringOrNull,
        actions: shapes.array(
          shapes.object({
            activity_id: shapes.string,
            name: shapes.string,
            driver: shapes.string,
            impact_area: shapes.string,
            answer: shapes.orNull(shapes.number),
            revision: shapes.number,
            weight: shapes.number,
            count: shapes.number,
            lowest: shapes.orNull(shapes.number),
            highest: shapes.orNull(shapes.number),
            proposal: shapes.orNull(shapes.number),
            difference: shapes.orNull(shapes.number),
            swing: shapes.orNull(shapes.number),
            camps: shapes.boolean,
            decided: shapes.orNull(shapes.number),
            anchors: shapes.orNull(shapes.array(shapes.string)),
            opinions: shapes.array(
              shapes.object({
                party: shapes.stringOrNull,
                person: shapes.stringOrNull,
                state: shapes.orNull(shapes.number),
                unsure: shapes.boolean,
                not_applicable: shapes.boolean,
                reason: shapes.stringOrNull,
                late: shapes.boolean,
              }),
            ),
          }),
        ),
        drivers: shapes.array(
          shapes.object({
            driver: shapes.string,
            average: shapes.orNull(shapes.number),
            low: shapes.orNull(shapes.number),
            high: shapes.orNull(shapes.number),
          }),
        ),
        gaps: shapes.array(
          shapes.object({
            driver: shapes.string,
            party: shapes.string,
            other: shapes.string,
            actions: shapes.number,
            gap: shapes.orNull(shapes.number),
          }),
        ),
      }),
    ),
  }),
);
export const GetMyPartDocument = new TypedDocumentString<
  types.GetMyPartQuery,
  types.GetMyPartQueryVariables
>(
  'getMyPart',
  'query getMyPart($round_id:ID!$company_id:ID!){myPart(round_id:$round_id company_id:$company_id){activity_id name driver impact_area description <model:anchors> state unsure not_applicable confidence reason}}',
  shapes.object({
    myPart: shapes.array(
      shapes.object({
        activity_id: shapes.string,
        name: shapes.string,
        driver: shapes.string,
        impact_area: shapes.string,
        description: shapes.stringOrNull,
        anchors: shapes.orNull(shapes.array(shapes.string)),
        state: shapes.orNull(shapes.number),
        unsure: shapes.boolean,
        not_applicable: shapes.boolean,
        confidence: shapes.orNull(shapes.number),
        reason: shapes.stringOrNull,
      }),
    ),
  }),
  ['rounds'],
);
export const GetRoundCandidatesDocument = new TypedDocumentString<
  types.GetRoundCandidatesQuery,
  types.GetRoundCandidatesQueryVariables
>(
  'getRoundCandidates',
  'query getRoundCandidates($company_id:ID!){roundCandidates(company_id:$company_id){user_id name areas}}',
  shapes.object({
    roundCandidates: shapes.array(
      shapes.object({
        user_id: shapes.string,
        name: shapes.string,
        areas: shapes.array(shapes.string),
      }),
    ),
  }),
  ['rounds'],
);
