// Made by `npm run codegen` from contract/schema.graphql and the operations in src. Do not edit.

import * as shapes from '../../transport/shapes';
import { TypedDocumentString } from '../../transport/TypedDocument';
import type * as types from './types';

export const GetGraphDriversDocument = new TypedDocumentString<
  types.GetGraphDriversQuery,
  types.GetGraphDriversQueryVariables
>(
  'getGraphDrivers',
  'query getGraphDrivers($company_id:ID!){graphDrivers(company_id:$company_id){name years{year data{week data{driver averages}}}}}',
  shapes.object({
    graphDrivers: shapes.object({
      name: shapes.string,
      years: shapes.array(
        shapes.object({
          year: shapes.number,
          data: shapes.array(
            shapes.object({
              week: shapes.string,
              data: shapes.array(
                shapes.object({ driver: shapes.string, averages: shapes.orNull(shapes.number) }),
              ),
            }),
          ),
        }),
      ),
    }),
  }),
);
