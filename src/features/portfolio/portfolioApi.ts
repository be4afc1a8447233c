import { baseApi } from '@/shared/api/baseApi';
import { GetPortfolioDocument, type GetPortfolioQuery } from '@/shared/api/generated/operations';
import { query } from '@/shared/api/transport/query';
import { PERIOD_WEEKS, type Period } from './period';
import { toPortfolio, type PortfolioRow } from './Portfolio';

const portfolioApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The figures of the companies that this person compares, sorted by name, with the changes in a period. Immer visits every value of a large
     * response, unless it is frozen.
     */
    getPortfolio: build.query<{ period: Period; rows: readonly PortfolioRow[] }, Period>({
      query: (period) => query(GetPortfolioDocument, { weeks: PERIOD_WEEKS[period] }),
      transformResponse: (response: GetPortfolioQuery, _, period) => ({
        period,
        rows: Object.freeze(toPortfolio(response)),
      }),
      providesTags: [
        { type: 'Company', id: 'LIST' },
        { type: 'Targets', id: 'LIST' },
        'FigureLists',
      ],
    }),
  }),
});

export const { useGetPortfolioQuery } = portfolioApi;
