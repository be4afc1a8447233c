// Made by `npm run codegen` from contract/schema.graphql and the operations in src. Do not edit.

import * as shapes from '../../transport/shapes';
import { TypedDocumentString } from '../../transport/TypedDocument';
import type * as types from './types';

export const GetPortfolioDocument = new TypedDocumentString<
  types.GetPortfolioQuery,
  types.GetPortfolioQueryVariables
>(
  'getPortfolio',
  'query getPortfolio(<portfolio_weeks:$weeks:Int>){portfolio(<portfolio_weeks:weeks:$weeks>){company_id company_name company_image workspace_name completed fresh plan_open plan_overdue <rounds:round_asked round_handed_in> cells{driver average grade scored total previous target target_status}}}',
  shapes.object({
    portfolio: shapes.array(
      shapes.object({
        company_id: shapes.string,
        company_name: shapes.string,
        company_image: shapes.stringOrNull,
        workspace_name: shapes.stringOrNull,
        completed: shapes.number,
        fresh: shapes.orNull(shapes.number),
        plan_open: shapes.number,
        plan_overdue: shapes.number,
        round_asked: shapes.orNull(shapes.number),
        round_handed_in: shapes.orNull(shapes.number),
        cells: shapes.array(
          shapes.object({
            driver: shapes.string,
            average: shapes.orNull(shapes.number),
            grade: shapes.stringOrNull,
            scored: shapes.number,
            total: shapes.number,
            previous: shapes.orNull(shapes.number),
            target: shapes.orNull(shapes.number),
            target_status: shapes.stringOrNull,
          }),
        ),
      }),
    ),
  }),
  ['portfolio'],
);
