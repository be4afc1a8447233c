import { baseApi } from '@/shared/api/baseApi';
import {
  GetPortfolioDocument,
  GetPortfolioWithoutRoundsDocument,
} from '@/shared/api/generated/operations';
import { orBasic } from '@/shared/api/transport/orBasic';
import { toPortfolio, type PortfolioRow } from './Portfolio';

export const portfolioApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The figures of the companies that this person compares, sorted by name. Immer visits every value of a large
     * response, unless it is frozen.
     */
    getPortfolio: build.query<readonly PortfolioRow[], void>({
      queryFn: (_, __, ___, send) =>
        orBasic(
          send,
          { full: GetPortfolioDocument, basic: GetPortfolioWithoutRoundsDocument, variables: {} },
          (reply) => Object.freeze(toPortfolio(reply)),
        ),
      providesTags: [
        { type: 'Company', id: 'LIST' },
        { type: 'Targets', id: 'LIST' },
        'FigureLists',
      ],
    }),
  }),
});

export const { useGetPortfolioQuery } = portfolioApi;
