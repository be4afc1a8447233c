// Made by `npm run codegen` from contract/schema.graphql and the operations in src. Do not edit.

import * as shapes from '../../transport/shapes';
import { TypedDocumentString } from '../../transport/TypedDocument';
import type * as types from './types';

export const GetModelStepsDocument = new TypedDocumentString<
  types.GetModelStepsQuery,
  types.GetModelStepsQueryVariables
>(
  'getModelSteps',
  'query getModelSteps($company_id:ID!){graphDrivers(company_id:$company_id){years{year data{week <model:like_for_like{driver averages}>}}<model:steps{version_id note applied_at values{driver before after}}>}}',
  shapes.object({
    graphDrivers: shapes.object({
      years: shapes.array(
        shapes.object({
          year: shapes.number,
          data: shapes.array(
            shapes.object({
              week: shapes.string,
              like_for_like: shapes.array(
                shapes.object({ driver: shapes.string, averages: shapes.orNull(shapes.number) }),
              ),
            }),
          ),
        }),
      ),
      steps: shapes.array(
        shapes.object({
          version_id: shapes.string,
          note: shapes.string,
          applied_at: shapes.string,
          values: shapes.array(
            shapes.object({
              driver: shapes.string,
              before: shapes.orNull(shapes.number),
              after: shapes.orNull(shapes.number),
            }),
          ),
        }),
      ),
    }),
  }),
);
