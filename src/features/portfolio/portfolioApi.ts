import { baseApi } from '@/shared/api/baseApi';
import { GetPortfolioDocument, type GetPortfolioQuery } from '@/shared/api/generated/operations';
import { query } from '@/shared/api/transport/query';
import { toPortfolio, type PortfolioRow } from './Portfolio';

const portfolioApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The figures of the companies that this person compares, sorted by name. Immer visits every value of a large
     * response, unless it is frozen.
     */
    getPortfolio: build.query<readonly PortfolioRow[], void>({
      query: () => query(GetPortfolioDocument, {}),
      transformResponse: (response: GetPortfolioQuery) => Object.freeze(toPortfolio(response)),
      providesTags: [
        { type: 'Company', id: 'LIST' },
        { type: 'Targets', id: 'LIST' },
        'FigureLists',
      ],
    }),
  }),
});

export const { useGetPortfolioQuery } = portfolioApi;
